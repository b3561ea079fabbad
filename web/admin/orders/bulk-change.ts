import { bulkStatusResponse } from '../../../contract/orders/order-responses.ts';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { BULK_CHANGES, type BulkChange } from '../../../domain/orders/order-status.ts';
import { indianDay } from '../../../domain/text/period.ts';
import { messageOf } from '../../api/response.ts';
import { readList } from '../list/list-response.ts';
import { orderName } from './order-text.ts';

export interface BulkProgress {
  readonly change: BulkChange;
  readonly done: number;
  readonly total: number;
  readonly moved: readonly AdminOrder[];
  readonly failed: readonly string[];
  readonly isRunning: boolean;
}

type Call = (path: string, init?: { method?: 'PATCH'; body?: unknown }) => Promise<unknown>;

interface BulkRun {
  readonly change: BulkChange;
  readonly orders: readonly AdminOrder[];
  readonly call: Call;
  readonly onProgress: (progress: BulkProgress) => void;
  readonly isStopped: () => boolean;
}

/** Few at once, so that the progress bar moves and Stop takes effect soon. */
const BATCH = 10;
const PAGE = 250;
/** So many are asked about, summed up and moved at once. */
const ORDERS_MAX = 1000;

interface View {
  readonly change: BulkChange;
  /** The filters of the view, without its status. */
  readonly filters: Readonly<Record<string, string>>;
  /** What came after the question was asked is not meant. */
  readonly askedAt: Date;
  readonly call: Call;
}

/** The newest orders of the view that have the first status. The pages are read by cursor, so what leaves them shifts nothing. */
export async function ordersInView({ change, filters, askedAt, call }: View): Promise<{
  readonly orders: readonly AdminOrder[];
  readonly isMore: boolean;
}> {
  const { to = '' } = filters;
  const query = new URLSearchParams({
    ...filters,
    status: BULK_CHANGES[change].from,
    // The last day that was chosen counts, unless it is not over yet.
    to: to !== '' && to < indianDay(askedAt) ? to : askedAt.toISOString(),
    limit: String(PAGE),
  });
  const orders: AdminOrder[] = [];
  while (orders.length < ORDERS_MAX) {
    const { rows, paging } = readList(await call(`/orders?${query}`), adminOrderSchema);
    orders.push(...rows);
    if (typeof paging.next !== 'string') return { orders, isMore: false };
    query.set('after', paging.next);
  }
  return { orders, isMore: true };
}

export async function runBulkChange(run: BulkRun): Promise<BulkProgress> {
  const { change, orders, call, onProgress, isStopped } = run;
  const total = orders.length;
  let progress: BulkProgress = { change, done: 0, total, moved: [], failed: [], isRunning: true };
  const show = (part: Partial<BulkProgress>) => {
    progress = { ...progress, ...part };
    onProgress(progress);
  };

  show({});
  while (progress.done < total && !(progress.done > 0 && isStopped())) {
    const batch = orders.slice(progress.done, progress.done + BATCH);
    const { moved, failed } = await moveOrders(call, batch, BULK_CHANGES[change]);
    show({
      done: progress.done + batch.length,
      moved: [...progress.moved, ...moved],
      failed: [...progress.failed, ...failed],
    });
  }
  show({ isRunning: false });
  return progress;
}

async function moveOrders(
  call: Call,
  orders: readonly AdminOrder[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<BulkProgress, 'moved' | 'failed'>> {
  try {
    const body = { ids: orders.map(({ id }) => id), from, status: to };
    const { skipped, unpaid, refunded, waiting } = bulkStatusResponse.parse(
      await call('/orders/status', { method: 'PATCH', body }),
    );
    const reasonOf = ({ id }: AdminOrder) => {
      if (skipped.includes(id)) return 'changed by someone else';
      if (unpaid.includes(id)) return 'not paid';
      if (refunded.includes(id)) return 'refunded';
      return waiting.includes(id) ? 'waits for a call or the customer' : undefined;
    };
    return {
      moved: orders.filter((order) => reasonOf(order) === undefined),
      failed: orders.flatMap((order) => {
        const reason = reasonOf(order);
        return reason === undefined ? [] : [`${orderName(order)}, ${reason}`];
      }),
    };
  } catch (thrown) {
    const reason = messageOf(thrown, 'not saved');
    return { moved: [], failed: orders.map((order) => `${orderName(order)}, ${reason}`) };
  }
}
