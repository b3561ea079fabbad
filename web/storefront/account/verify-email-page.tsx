import { Notice } from '../notice.tsx';

export default function VerifyEmailPage() {
  return <Notice title="Soon" />;
}
