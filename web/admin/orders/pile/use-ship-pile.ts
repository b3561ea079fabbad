import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import {
  PILE_MAX,
  type PileOutcome,
  pileOrderSchema,
  pileShippedResponse,
} from '../../../../contract/shipping/pile.ts';
import type { OrderQuotes, Quote } from '../../../../contract/shipping/quotes.ts';
import { rupees, subtract } from '../../../../domain/pricing/money.ts';
import { repeatedNumbers } from '../../../../domain/shipping/tracking-list.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { messageOf } from '../../../api/response.ts';
import { callAdmin } from '../../admin-call.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { readList } from '../../list/list-response.ts';
import { lateByText } from '../../shipping/shipping-text.ts';
import { orderName } from '../order-text.ts';

interface Entry {
  /** Undefined: as booked, or as proposed. */
  readonly carrierId?: string | undefined;
  readonly trackingNumber?: string | undefined;
}

export interface PileRow {
  readonly order: AdminOrder;
  readonly name: string;
  readonly quotes: OrderQuotes | undefined;
  /** Empty: own delivery. */
  readonly carrierId: string;
  readonly trackingNumber: string;
  readonly problem: string | undefined;
}

/** Few at once, so that the progress bar moves. */
const BATCH = 5;

export function useShipPile(
  orders: readonly AdminOrder[],
  onShipped: (orders: readonly AdminOrder[]) => void,
) {
  const [shipped, setShipped] = useState<ReadonlySet<string>>(new Set());
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [done, setDone] = useState(0);
  const waiting = orders.filter(({ id }) => !shipped.has(id));
  const page = waiting.slice(0, PILE_MAX);
  const pile = useAdminQuery({
    kind: 'order',
    path: page.length === 0 ? null : `/shipping/pile?orders=${page.map(({ id }) => id).join(',')}`,
    keepsLast: true,
    read: (response) => new Map(readList(response, pileOrderSchema).rows.map((row) => [row.orderId, row])),
  });

  const entered = page.map((order) => {
    const { carrierId, trackingNumber } = entries.get(order.id) ?? {};
    const { quotes, booked = null } = pile.value?.get(order.id) ?? {};
    return {
      order,
      name: orderName(order),
      quotes,
      carrierId: carrierId ?? (booked === null ? quotes?.quotes[0]?.carrierId : booked.carrierId) ?? '',
      trackingNumber: trackingNumber ?? booked?.trackingNumber ?? order.tracking_id ?? '',
    };
  });
  const repeated = repeatedNumbers(entered);
  const rows: readonly PileRow[] = entered.map((row) => {
    const earlier = repeated.get(row.name);
    return {
      ...row,
      problem: earlier === undefined ? refused.get(row.order.id) : `Same number as ${earlier}`,
    };
  });

  const enter = (changes: ReadonlyMap<string, Entry>) => {
    setEntries((before) => {
      const after = new Map(before);
      for (const [id, change] of changes) after.set(id, { ...before.get(id), ...change });
      return after;
    });
    setRefused((before) => new Map([...before].filter(([id]) => !changes.has(id))));
  };

  /** Undefined: each as proposed. */
  const enterForAll = (carrierId: string | undefined) =>
    enter(new Map(page.map(({ id }) => [id, { carrierId }])));

  const shipping = useMutation({
    async mutationFn() {
      setDone(0);
      const outcomes: PileOutcome[] = [];
      for (let from = 0; from < rows.length; from += BATCH) {
        outcomes.push(...(await shipBatch(rows.slice(from, from + BATCH))));
        setDone(Math.min(from + BATCH, rows.length));
      }
      const left = new Set(outcomes.filter(({ ok }) => ok).map(({ orderId }) => orderId));
      setRefused(new Map(outcomes.filter(({ ok }) => !ok).map(({ orderId, message }) => [orderId, message])));
      setShipped((before) => new Set([...before, ...left]));
      onShipped(page.filter(({ id }) => left.has(id)));
      return { isAll: left.size === waiting.length, failed: rows.length - left.size };
    },
  });

  return {
    rows,
    more: waiting.length - page.length,
    entries,
    restore: setEntries,
    enter,
    enterForAll,
    isComparing: pile.value === undefined && !pile.isFailed,
    isCompareFailed: pile.isFailed,
    compareAgain: pile.reload,
    repeated,
    isDirty: entries.size > 0,
    isShipping: shipping.isPending,
    done,
    ship: shipping.mutateAsync,
  };
}

async function shipBatch(rows: readonly PileRow[]): Promise<readonly PileOutcome[]> {
  const shipments = rows.map(({ order, quotes, carrierId, trackingNumber }) => {
    const quote = quotes && quoteOf(quotes, carrierId);
    return {
      orderId: order.id,
      carrierId: carrierId || null,
      trackingNumber: trackingNumber.trim(),
      method: quote?.method ?? order.shipping_method,
      weightKg: quote?.weightKg ?? quotes?.weightKg ?? 0,
      cost: quote?.amount ?? 0,
      estimatedDelivery: quote?.arrival ?? null,
    };
  });
  try {
    const response = await callAdmin('/shipping/pile', { method: 'POST', body: { shipments } });
    return pileShippedResponse.parse(response).data;
  } catch (thrown) {
    const message = messageOf(thrown, 'Not shipped. Please try again.');
    return rows.map(({ order }) => ({ orderId: order.id, ok: false, message }));
  }
}

/** Of a carrier the best of its quotes, since they are sorted. */
const quoteOf = ({ quotes }: OrderQuotes, carrierId: string): Quote | undefined =>
  quotes.find((quote) => quote.carrierId === carrierId);

/** Why a carrier is proposed, or what another one costs: 'Cheapest in time, ₹506', '₹792, ₹286 more', 'No rate for 96 kg'. */
export function carrierText(quotes: OrderQuotes, carrierId: string): string {
  if (carrierId === '') return quotes.quotes.length === 0 ? 'No carrier has a rate for it' : '';
  const [proposed] = quotes.quotes;
  const quote = quoteOf(quotes, carrierId);
  if (quote === undefined || proposed === undefined) {
    const reason =
      quotes.refused.find((refused) => refused.carrierId === carrierId)?.reason ?? 'no rate for it';
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  }
  const amount = formatRupees(rupees(quote.amount));
  if (quote.daysLate !== null && quote.daysLate > 0) return `${amount}, ${lateByText(quote.daysLate)}`;
  if (quote === proposed) return `${quote.daysLate === null ? 'Cheapest' : 'Cheapest in time'}, ${amount}`;
  const more = subtract(rupees(quote.amount), rupees(proposed.amount));
  return more > 0 ? `${amount}, ${formatRupees(more)} more` : amount;
}
