import { Notice } from '../notice.tsx';

export default function TermsPage() {
  return <Notice title="Soon" />;
}
