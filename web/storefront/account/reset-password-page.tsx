import { Notice } from '../notice.tsx';

export default function ResetPasswordPage() {
  return <Notice title="Soon" />;
}
