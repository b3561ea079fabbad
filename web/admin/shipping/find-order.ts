import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { ApiError } from '../../api/client.ts';
import { callAdmin } from '../admin-call.ts';
import { readOrderResponse } from '../orders/read-order.ts';
import { inWords } from './shipping-words.ts';

const ORDER_NUMBER = /^(?:RR-)?(\d{1,15})$/i;

/** The order with this number, 'RR-1042' or '1042'. Null: there is none. */
export async function findOrder(text: string, signal?: AbortSignal): Promise<Order | null> {
  const number = ORDER_NUMBER.exec(text.trim())?.[1];
  if (number === undefined) return null;
  try {
    const path = `/orders/${displayOrderNumber(Number(number))}`;
    return readOrderResponse(await callAdmin(path, signal === undefined ? {} : { signal }));
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status === 404) return null;
    throw thrown;
  }
}

const TYPING_MS = 300;

/** The order whose number is being typed, so that a slip is seen before it is saved. */
export function useOrderPreview(text: string): Order | null {
  const [found, setFound] = useState<Order | null>(null);
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const order = await findOrder(text, signal).catch(() => null);
    if (!signal.aborted) setFound(order);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each digit
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => void look(control.signal), TYPING_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text]);
  return found !== null && hasNumber(found, text) ? found : null;
}

const hasNumber = ({ order_number }: Order, text: string) =>
  Number(ORDER_NUMBER.exec(text.trim())?.[1]) === order_number;

/** 'Asha Rao, Nashik, Maharashtra · confirmed · ₹12,349' */
export const orderSummary = ({ shipping_address: to, status, total_amount }: Order): string =>
  [
    `${to.fullName}, ${to.city}, ${to.state}`,
    inWords(status).toLowerCase(),
    formatRupees(rupees(total_amount)),
  ].join(' · ');
