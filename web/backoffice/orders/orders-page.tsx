import { OfficePage, officeMeta } from '../frame/office-page.tsx';

export const meta = officeMeta('Orders');

export default function OrdersPage() {
  return <OfficePage title="Orders">{null}</OfficePage>;
}
