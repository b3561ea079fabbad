import { Notice } from '../notice.tsx';

export default function OrdersPage() {
  return <Notice title="Soon" />;
}
