import { type Order, orderSchema } from '../../../contract/orders/order.ts';
import { bulkStatusResponse } from '../../../contract/orders/order-responses.ts';
import { BULK_CHANGES, type BulkChange } from '../../../domain/orders/order-status.ts';
import { messageOf } from '../../api/response.ts';
import { readList } from '../list/list-response.ts';
import { orderName } from './order-words.ts';

export interface BulkProgress {
  readonly change: BulkChange;
  readonly done: number;
  readonly total: number;
  /** Those that did not move, each with the reason. */
  readonly failed: readonly string[];
  /** The numbers of the online orders that are not paid, which stay where they are. */
  readonly unpaid: readonly string[];
  readonly isRunning: boolean;
}

type Call = (path: string, init?: { method?: 'PATCH'; body?: unknown }) => Promise<unknown>;

export interface BulkRun {
  readonly change: BulkChange;
  /** The filters of the view, without its status. */
  readonly filters: Readonly<Record<string, string>>;
  /** As many as were in view when the question was asked; never more are moved. */
  readonly total: number;
  /** What came after the question was asked is not meant. */
  readonly askedAt: Date;
  readonly call: Call;
  readonly onProgress: (progress: BulkProgress) => void;
  readonly isStopped: () => boolean;
}

/** Few at once, so that the progress bar moves and Stop takes effect soon. */
const BATCH = 10;

/**
 * Moves every order of the view that has the first status, page by page. The pages are read by cursor, so orders that
 * leave them shift nothing, and those that failed are not tried twice.
 */
export async function runBulkChange(run: BulkRun): Promise<BulkProgress> {
  const { change, filters, askedAt, call, onProgress, isStopped } = run;
  const { from, to } = BULK_CHANGES[change];
  let progress: BulkProgress = { change, done: 0, total: run.total, failed: [], unpaid: [], isRunning: true };
  const show = (part: Partial<BulkProgress>) => {
    progress = { ...progress, ...part };
    onProgress(progress);
  };
  const query = new URLSearchParams({
    ...filters,
    status: from,
    to: askedAt.toISOString(),
    limit: String(BATCH),
  });

  show({});
  try {
    for (let next: string | null | undefined; next !== null && progress.done < run.total && !isStopped(); ) {
      if (typeof next === 'string') query.set('after', next);
      const { rows: found, paging } = readList(await call(`/orders?${query}`), orderSchema);
      const rows = found.slice(0, run.total - progress.done);
      const { failed, unpaid } = await moveOrders(call, rows, { from, to });
      show({
        done: progress.done + rows.length,
        failed: [...progress.failed, ...failed],
        unpaid: [...progress.unpaid, ...unpaid],
      });
      next = paging.next ?? null;
    }
  } catch (thrown) {
    show({ failed: [...progress.failed, messageOf(thrown, 'The rest could not be read')] });
  }
  show({ isRunning: false });
  return progress;
}

async function moveOrders(
  call: Call,
  orders: readonly Order[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<BulkProgress, 'failed' | 'unpaid'>> {
  if (orders.length === 0) return { failed: [], unpaid: [] };
  try {
    const body = { ids: orders.map(({ id }) => id), from, status: to };
    const { skipped, unpaid } = bulkStatusResponse.parse(
      await call('/orders/status', { method: 'PATCH', body }),
    );
    const numbersOf = (ids: readonly string[]) => orders.filter(({ id }) => ids.includes(id)).map(orderName);
    return {
      failed: numbersOf(skipped).map((number) => `${number}, changed meanwhile`),
      unpaid: numbersOf(unpaid),
    };
  } catch (thrown) {
    const reason = messageOf(thrown, 'not saved');
    return { failed: orders.map((order) => `${orderName(order)}, ${reason}`), unpaid: [] };
  }
}
