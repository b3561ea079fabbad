import { Notice } from '../../storefront/notice.tsx';

export default function DashboardPage() {
  return <Notice title="Soon" />;
}
