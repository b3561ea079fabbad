import { useEffect, useState } from 'react';
import { fetchOrder, ORDERS_PER_PAGE } from './order-calls.ts';
import type { ShownOrder } from './order-response.ts';
import { startOrderStore, useOrder } from './order-store.ts';

/**
 * The orders that a guest has placed in this browser, newest first. Each is shown as it was stored until the shop has
 * answered how it stands today.
 */
export function useDeviceOrders() {
  const stored = useOrder((store) => store.guestOrders);
  const [count, setCount] = useState(ORDERS_PER_PAGE);
  const [fresh, setFresh] = useState<ReadonlyMap<string, ShownOrder>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const orders = stored.toReversed().slice(0, count);
  const ids = orders.map(({ id }) => id).join(' ');

  useEffect(startOrderStore, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same orders
  useEffect(() => {
    let isGone = false;
    for (const id of ids.split(' ').filter(Boolean))
      void fetchOrder(id).then((read) => {
        if (!isGone && read.is === 'found') setFresh((known) => new Map(known).set(id, read.order));
      });
    return () => {
      isGone = true;
    };
  }, [ids, attempt]);

  return {
    orders: orders.map((order) => fresh.get(order.id) ?? order),
    isMore: stored.length > count,
    showMore: () => setCount(count + ORDERS_PER_PAGE),
    refresh: () => setAttempt(attempt + 1),
  };
}
