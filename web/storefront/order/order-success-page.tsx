import { Notice } from '../notice.tsx';

export default function OrderSuccessPage() {
  return <Notice title="Soon" />;
}
