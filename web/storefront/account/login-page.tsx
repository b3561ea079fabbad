import { Notice } from '../notice.tsx';

export default function LoginPage() {
  return <Notice title="Soon" />;
}
