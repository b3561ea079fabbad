import { useEffect, useState } from 'react';
import { fetchOwnOrders, type OrderPage } from './order-calls.ts';

export interface OwnOrders {
  /** The last list that came; the one before stays while the next is on its way. */
  readonly list: OrderPage | undefined;
  readonly error: string | null;
  readonly isBusy: boolean;
  reload(): void;
}

export function useOwnOrders(page: number): OwnOrders {
  const [list, setList] = useState<OrderPage>();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same page
  useEffect(() => {
    let isGone = false;
    setBusy(true);
    void fetchOwnOrders(page).then((read) => {
      if (isGone) return;
      setBusy(false);
      setError(read.ok ? null : read.message);
      if (read.ok) setList(read.list);
    });
    return () => {
      isGone = true;
    };
  }, [page, attempt]);

  return { list, error, isBusy, reload: () => setAttempt((count) => count + 1) };
}
