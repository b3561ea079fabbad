import { Notice } from '../notice.tsx';

export default function ThankYouPage() {
  return <Notice title="Soon" />;
}
