import { bulkStatusResponse } from '../../../contract/orders/order-responses.ts';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { BULK_CHANGES, type BulkChange } from '../../../domain/orders/order-status.ts';
import { indianDay } from '../../../domain/text/period.ts';
import { messageOf } from '../../api/response.ts';
import { readList } from '../list/list-response.ts';
import { orderName } from './order-words.ts';

export interface BulkProgress {
  readonly change: BulkChange;
  readonly done: number;
  readonly total: number;
  readonly moved: readonly AdminOrder[];
  /** Those that did not move, each with the reason. */
  readonly failed: readonly string[];
  /** The numbers of the online orders that are not paid, which stay where they are. */
  readonly unpaid: readonly string[];
  readonly isRunning: boolean;
}

type Call = (path: string, init?: { method?: 'PATCH'; body?: unknown }) => Promise<unknown>;

interface BulkRun {
  readonly change: BulkChange;
  /** As many as the question named; never more are moved. */
  readonly total: number;
  readonly batches: AsyncIterable<readonly AdminOrder[]> | Iterable<readonly AdminOrder[]>;
  readonly call: Call;
  readonly onProgress: (progress: BulkProgress) => void;
  readonly isStopped: () => boolean;
}

/** Few at once, so that the progress bar moves and Stop takes effect soon. */
const BATCH = 10;

/** The orders that somebody ticked. */
export function* inBatches(orders: readonly AdminOrder[]): Iterable<readonly AdminOrder[]> {
  for (let from = 0; from < orders.length; from += BATCH) yield orders.slice(from, from + BATCH);
}

interface View {
  readonly change: BulkChange;
  /** The filters of the view, without its status. */
  readonly filters: Readonly<Record<string, string>>;
  /** What came after the question was asked is not meant. */
  readonly askedAt: Date;
  readonly call: Call;
}

/**
 * Every order of the view that has the first status. The pages are read by cursor, so orders that leave them shift nothing, and
 * those that failed are not tried twice.
 */
export async function* ordersInView({
  change,
  filters,
  askedAt,
  call,
}: View): AsyncIterable<readonly AdminOrder[]> {
  const { to = '' } = filters;
  const query = new URLSearchParams({
    ...filters,
    status: BULK_CHANGES[change].from,
    // The last day that was chosen counts, unless it is not over yet.
    to: to !== '' && to < indianDay(askedAt) ? to : askedAt.toISOString(),
    limit: String(BATCH),
  });
  for (let next: string | null | undefined; next !== null; ) {
    if (typeof next === 'string') query.set('after', next);
    const { rows, paging } = readList(await call(`/orders?${query}`), adminOrderSchema);
    yield rows;
    next = paging.next ?? null;
  }
}

/** Moves the orders batch by batch, and goes on when one fails. */
export async function runBulkChange(run: BulkRun): Promise<BulkProgress> {
  const { change, batches, call, onProgress, isStopped } = run;
  let progress: BulkProgress = {
    change,
    done: 0,
    total: run.total,
    moved: [],
    failed: [],
    unpaid: [],
    isRunning: true,
  };
  const show = (part: Partial<BulkProgress>) => {
    progress = { ...progress, ...part };
    onProgress(progress);
  };

  show({});
  try {
    for await (const batch of batches) {
      const rows = batch.slice(0, run.total - progress.done);
      const { moved, failed, unpaid } = await moveOrders(call, rows, BULK_CHANGES[change]);
      show({
        done: progress.done + rows.length,
        moved: [...progress.moved, ...moved],
        failed: [...progress.failed, ...failed],
        unpaid: [...progress.unpaid, ...unpaid],
      });
      if (progress.done >= run.total || isStopped()) break;
    }
  } catch (thrown) {
    show({ failed: [...progress.failed, messageOf(thrown, 'We couldn’t load the rest')] });
  }
  show({ isRunning: false });
  return progress;
}

async function moveOrders(
  call: Call,
  orders: readonly AdminOrder[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<BulkProgress, 'moved' | 'failed' | 'unpaid'>> {
  if (orders.length === 0) return { moved: [], failed: [], unpaid: [] };
  try {
    const body = { ids: orders.map(({ id }) => id), from, status: to };
    const { skipped, unpaid } = bulkStatusResponse.parse(
      await call('/orders/status', { method: 'PATCH', body }),
    );
    const numbersOf = (ids: readonly string[]) => orders.filter(({ id }) => ids.includes(id)).map(orderName);
    return {
      moved: orders.filter(({ id }) => !skipped.includes(id) && !unpaid.includes(id)),
      failed: numbersOf(skipped).map((number) => `${number}, changed by someone else`),
      unpaid: numbersOf(unpaid),
    };
  } catch (thrown) {
    const reason = messageOf(thrown, 'not saved');
    return { moved: [], failed: orders.map((order) => `${orderName(order)}, ${reason}`), unpaid: [] };
  }
}
