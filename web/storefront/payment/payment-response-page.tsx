import { Notice } from '../notice.tsx';

export default function PaymentResponsePage() {
  return <Notice title="Soon" />;
}
