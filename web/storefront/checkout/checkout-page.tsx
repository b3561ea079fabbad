import { Notice } from '../notice.tsx';

export default function CheckoutPage() {
  return <Notice title="Soon" />;
}
