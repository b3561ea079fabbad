import { OfficePage, officeMeta } from '../frame/office-page.tsx';

export const meta = officeMeta('Dashboard');

export default function DashboardPage() {
  return <OfficePage title="Dashboard">{null}</OfficePage>;
}
