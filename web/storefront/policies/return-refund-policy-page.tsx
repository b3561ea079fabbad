import { Notice } from '../notice.tsx';

export default function ReturnRefundPolicyPage() {
  return <Notice title="Soon" />;
}
