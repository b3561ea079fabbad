import { Notice } from '../notice.tsx';

export default function ShippingPolicyPage() {
  return <Notice title="Soon" />;
}
