import { Notice } from '../notice.tsx';

export default function PrivacyPolicyPage() {
  return <Notice title="Soon" />;
}
