import { useSearchParams } from 'react-router';
import { AdminPage, adminMeta } from '../frame/admin-page.tsx';
import { Segments } from '../frame/segments.tsx';
import { useQuery } from '../use-query.ts';
import { PartnersView } from './carriers-view.tsx';
import { RatesView } from './rates-view.tsx';
import { ShipmentsView } from './shipments-view.tsx';
import { readStats } from './shipping-reply.ts';
import { ShippingTiles } from './shipping-tiles.tsx';
import './shipping.css';
import './shipping-tables.css';

export const meta = adminMeta('Shipping');

const VIEWS = [
  { value: 'shipments', label: 'Shipments' },
  { value: 'rates', label: 'Rates' },
  { value: 'partners', label: 'Partners' },
] as const;

/** Parcels, who carries them, and what that costs the shop. Which of the three is shown stands in the address. */
export default function ShippingPage() {
  const [address, setAddress] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === address.get('view'))?.value ?? 'shipments';
  const stats = useQuery('/shipping/stats', readStats);
  const changed = () => void stats.reload();
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
      {view === 'shipments' && <ShipmentsView onChanged={changed} />}
      {view === 'rates' && <RatesView />}
      {view === 'partners' && <PartnersView stats={stats.value} onChanged={changed} />}
    </AdminPage>
  );
}
