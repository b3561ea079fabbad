import { useSearchParams } from 'react-router';
import { type ShippingStats, shippingStatsSchema } from '../../../contract/shipping/shipment.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { oneReader } from '../admin-call.ts';
import { OVERVIEW } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminPage, adminMeta } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { Segments } from '../frame/segments.tsx';
import { TileNumber, type TileTone, tileClass } from '../list/status-tiles.tsx';
import { CarriersView } from './carriers-view.tsx';
import { OnTimeView } from './on-time-view.tsx';
import { RatesView } from './rates-view.tsx';
import { ShipmentsView } from './shipments-view.tsx';
import { money } from './shipping-text.ts';

export const meta = adminMeta('Shipping');

const VIEWS = [
  { value: 'shipments', label: 'Shipments' },
  { value: 'rates', label: 'Rates' },
  { value: 'carriers', label: 'Carriers' },
  { value: 'promises', label: 'Promises' },
] as const;

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

interface ShippingTilesProps {
  readonly stats: ShippingStats | undefined;
  readonly isFailed: boolean;
}

function ShippingTiles({ stats, isFailed }: ShippingTilesProps) {
  const isWithCost = useMay()('see revenue');
  const waiting = isFailed ? 'Couldn’t be loaded' : '\u00a0';
  return (
    <section
      className={`grid grid-cols-2 gap-2 ${isWithCost ? 'md:grid-cols-5' : 'md:grid-cols-4'}`}
      aria-label="Totals"
      aria-busy={stats === undefined && !isFailed}
    >
      {tilesOf(stats, isWithCost).map(({ name, tone, value, note }) => (
        <div
          key={name}
          className={`odd:last:col-span-full md:odd:last:col-auto md:max-lg:px-2 ${tileClass(tone)}`}
        >
          <h2 className="font-body text-sm font-semibold [word-spacing:normal] md:max-lg:text-xs">{name}</h2>
          <TileNumber>{value ?? '–'}</TileNumber>
          <p className="text-xs text-steel">{note ?? waiting}</p>
        </div>
      ))}
    </section>
  );
}

interface ShippingTile {
  readonly name: string;
  readonly tone: TileTone;
  readonly value: string | undefined;
  readonly note: string | undefined;
}

function tilesOf(stats: ShippingStats | undefined, isWithCost: boolean): readonly ShippingTile[] {
  const at = stats?.byStatus;
  return [
    {
      name: 'Waiting for dispatch',
      tone: 'amber',
      value: at && formatCount(at.PENDING),
      note: stats && `of ${formatCount(stats.total)} ${stats.total === 1 ? 'shipment' : 'shipments'}`,
    },
    {
      name: 'On the way',
      tone: 'blue',
      value: at && formatCount(at.PICKED_UP + at.IN_TRANSIT + at.OUT_FOR_DELIVERY),
      note: at && `${formatCount(at.OUT_FOR_DELIVERY)} out for delivery`,
    },
    {
      name: 'Delivered',
      tone: 'green',
      value: at && formatCount(at.DELIVERED),
      note: stats && (stats.averageDays === null ? 'no data yet' : daysOnAverage(stats.averageDays)),
    },
    {
      name: 'Failed or returned',
      tone: 'red',
      value: at && formatCount(at.FAILED + at.RETURNED),
      note: at && `${formatCount(at.FAILED)} failed, ${formatCount(at.RETURNED)} returned`,
    },
    ...(isWithCost
      ? [
          {
            name: 'Carrier charges',
            tone: 'ink' as const,
            value: stats?.cost === undefined ? undefined : money(stats.cost),
            note: stats && 'for dispatched shipments',
          },
        ]
      : []),
  ];
}

const daysOnAverage = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} on average`;
