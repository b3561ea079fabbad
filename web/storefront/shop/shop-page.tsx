import { Notice } from '../notice.tsx';

export default function ShopPage() {
  return <Notice title="Soon" />;
}
