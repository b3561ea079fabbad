import { Notice } from '../../storefront/notice.tsx';

export default function LoginPage() {
  return <Notice title="Soon" />;
}
