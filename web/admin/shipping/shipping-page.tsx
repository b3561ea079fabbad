import { useSearchParams } from 'react-router';
import { shippingStatsSchema } from '../../../contract/shipping/shipment.ts';
import { OVERVIEW } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminPage, adminMeta } from '../frame/admin-page.tsx';
import { Segments } from '../frame/segments.tsx';
import { oneReader } from '../read-response.ts';
import { CarriersView } from './carriers-view.tsx';
import { OnTimeView } from './on-time-view.tsx';
import { RatesView } from './rates-view.tsx';
import { ShipmentsView } from './shipments-view.tsx';
import { ShippingTiles } from './shipping-tiles.tsx';

export const meta = adminMeta('Shipping');

const VIEWS = [
  { value: 'shipments', label: 'Shipments' },
  { value: 'rates', label: 'Rates' },
  { value: 'carriers', label: 'Carriers' },
  { value: 'promises', label: 'Promises' },
] as const;

/** Shipments, carriers and their rates; the address says which of them is shown. */
export default function ShippingPage() {
  const [address, setAddress] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === address.get('view'))?.value ?? 'shipments';
  const stats = useAdminQuery({
    kind: OVERVIEW,
    path: '/shipping/stats',
    read: oneReader('stats', shippingStatsSchema),
  });
  return (
    <AdminPage
      title="Shipping"
      actions={
        <Segments
          label="View"
          options={VIEWS}
          value={view}
          onChange={(chosen) =>
            setAddress(chosen === 'shipments' ? {} : { view: chosen }, { preventScrollReset: true })
          }
        />
      }
    >
      <ShippingTiles stats={stats.value} isFailed={stats.isFailed} />
      {view === 'shipments' && <ShipmentsView />}
      {view === 'rates' && <RatesView />}
      {view === 'carriers' && <CarriersView stats={stats.value} />}
      {view === 'promises' && <OnTimeView />}
    </AdminPage>
  );
}
