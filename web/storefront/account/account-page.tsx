import { Notice } from '../notice.tsx';

export default function AccountPage() {
  return <Notice title="Soon" />;
}
