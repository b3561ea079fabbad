import { Notice } from '../notice.tsx';

export default function ContactThankYouPage() {
  return <Notice title="Soon" />;
}
