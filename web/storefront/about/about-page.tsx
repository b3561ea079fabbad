import { Notice } from '../notice.tsx';

export default function AboutPage() {
  return <Notice title="Soon" />;
}
