import { OfficePage, officeMeta } from '../frame/office-page.tsx';

export const meta = officeMeta('Customers');

export default function CustomersPage() {
  return <OfficePage title="Customers">{null}</OfficePage>;
}
