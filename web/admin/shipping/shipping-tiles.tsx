import type { ShippingStats } from '../../../contract/shipping/shipment.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { useMay } from '../frame/use-may.ts';
import { TileNumber, type TileTone, tileClass } from '../list/status-tiles.tsx';
import { money } from './shipping-words.ts';

interface ShippingTilesProps {
  readonly stats: ShippingStats | undefined;
  readonly isFailed: boolean;
}

/** How many shipments are in each status, how long they take and what they cost. */
export function ShippingTiles({ stats, isFailed }: ShippingTilesProps) {
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
