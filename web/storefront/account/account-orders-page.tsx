import { Notice } from '../notice.tsx';

export default function AccountOrdersPage() {
  return <Notice title="Soon" />;
}
