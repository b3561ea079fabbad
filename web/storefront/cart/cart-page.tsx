import { Notice } from '../notice.tsx';

export default function CartPage() {
  return <Notice title="Soon" />;
}
