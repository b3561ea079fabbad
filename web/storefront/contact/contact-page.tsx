import { Notice } from '../notice.tsx';

export default function ContactPage() {
  return <Notice title="Soon" />;
}
