import { Notice } from '../notice.tsx';

export default function CreateOrderPage() {
  return <Notice title="Soon" />;
}
