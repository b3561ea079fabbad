import { Notice } from '../../storefront/notice.tsx';

export default function UnknownPage() {
  return <Notice title="Soon" />;
}
