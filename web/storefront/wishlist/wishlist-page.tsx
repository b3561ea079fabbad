import { Notice } from '../notice.tsx';

export default function WishlistPage() {
  return <Notice title="Soon" />;
}
