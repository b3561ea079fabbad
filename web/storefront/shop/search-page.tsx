import { Notice } from '../notice.tsx';

export default function SearchPage() {
  return <Notice title="Soon" />;
}
