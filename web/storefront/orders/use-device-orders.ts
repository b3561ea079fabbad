import { useEffect, useState } from 'react';
import { shownGuestOrder } from './guest-record.ts';
import { ORDERS_PER_PAGE } from './order-list.ts';
import { fetchOrder } from './order-reads.ts';
import type { ShownOrder } from './order-response.ts';
import { startOrderStore, useOrder } from './order-store.ts';

/**
 * A guest's own records, newest first. Each is shown as it was kept until the shop has told how the order stands today;
 * where the shop does not answer, the record stays.
 */
export function useDeviceOrders() {
  const kept = useOrder((store) => store.guestOrders);
  const [count, setCount] = useState(ORDERS_PER_PAGE);
  const [fresh, setFresh] = useState<ReadonlyMap<string, ShownOrder>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const records = kept.toReversed().slice(0, count);
  const wanted = records.map(({ id }) => id).join(' ');

  useEffect(startOrderStore, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same orders
  useEffect(() => {
    let isGone = false;
    for (const id of wanted.split(' ').filter(Boolean))
      void fetchOrder(id).then((read) => {
        if (!isGone && read.is === 'found') setFresh((known) => new Map(known).set(id, read.order));
      });
    return () => {
      isGone = true;
    };
  }, [wanted, attempt]);

  return {
    orders: records.map((record) => fresh.get(record.id) ?? shownGuestOrder(record)),
    isMore: kept.length > count,
    showMore: () => setCount(count + ORDERS_PER_PAGE),
    refresh: () => setAttempt(attempt + 1),
  };
}
