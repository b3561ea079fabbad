import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { ApiError } from '../../api/client.ts';
import { callAdmin } from '../admin-call.ts';
import { inWords } from '../list/options.ts';
import { readOrderResponse } from '../orders/read-order.ts';

/** The API's path of the order with this number, 'RR-1042' or '1042'. */
function orderPath(text: string): string | undefined {
  const number = /^(?:RR-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return number === undefined ? undefined : `/orders/${displayOrderNumber(Number(number))}`;
}

/** Refuses the form's order where there is none with this number. */
export async function findOrder(text: string): Promise<AdminOrder> {
  const path = orderPath(text);
  try {
    if (path !== undefined) return readOrderResponse(await callAdmin(path));
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
  }
  const details = { field: 'orderId' };
  throw new ApiError('There’s no order with this number', 404, 'ORDER_UNKNOWN', { details });
}

const TYPING_MS = 300;

/** The order whose number is being typed, so that a slip is seen before it is saved. */
export function useOrderPreview(text: string): AdminOrder | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const path = settled === text ? orderPath(text) : undefined;
  const { data } = useQuery({
    queryKey: ['order', path],
    queryFn: path === undefined ? skipToken : ({ signal }) => callAdmin(path, { signal }),
    select: readOrderResponse,
  });
  return data;
}

/** 'Asha Rao, Nashik, Maharashtra · confirmed · ₹12,349' */
export function orderSummary(order: AdminOrder): string {
  const { shipping_address: to, status } = order;
  return [
    `${to.fullName}, ${to.city}, ${to.state}`,
    inWords(status).toLowerCase(),
    ...(hasAmounts(order) ? [formatRupees(rupees(order.total_amount))] : []),
  ].join(' · ');
}
