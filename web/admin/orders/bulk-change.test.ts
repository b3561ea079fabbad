import { describe, expect, it } from 'vitest';
import { ORDER_EXAMPLE, orderSchema } from '../../../contract/orders/order.ts';
import { z } from '../../../domain/zod.ts';
import { type BulkProgress, ordersInView, runBulkChange } from './bulk-change.ts';

const order = (number: number) => ({
  ...ORDER_EXAMPLE,
  id: `order-${number}`,
  order_number: number,
  status: 'PENDING',
});

/** A shop with two pages of pending orders. */
async function inView(filters: Readonly<Record<string, string>> = { search: 'asha' }) {
  const paths: string[] = [];
  const { orders, isMore } = await ordersInView({
    change: 'confirmPending',
    filters,
    askedAt: new Date('2026-11-17T10:00:00Z'),
    async call(path) {
      paths.push(path);
      const isSecond = path.includes('after=P');
      const pagination = { page: 1, limit: 250, total: 2, pages: 2, next: isSecond ? null : 'P' };
      return { data: [order(isSecond ? 2 : 1)], pagination };
    },
  });
  return { paths, isMore, numbers: orders.map(({ order_number }) => order_number) };
}

const run = async (more: { refuse?: boolean; stop?: boolean } = {}) => {
  const orders = Array.from({ length: 13 }, (_, index) => orderSchema.parse(order(index + 1)));
  const batches: number[] = [];
  const seen: BulkProgress[] = [];
  const result = await runBulkChange({
    change: 'confirmPending',
    orders,
    async call(_path, init) {
      const { ids } = z.object({ ids: z.array(z.string()) }).parse(init?.body);
      batches.push(ids.length);
      if (more.refuse && batches.length === 1) throw new Error('The server is in trouble');
      const of = (id: string) => (ids.includes(id) ? [id] : []);
      const [skipped, unpaid, refunded] = [of('order-2'), of('order-11'), of('order-12')];
      return {
        success: true,
        message: 'Order status updated successfully',
        data: [],
        updated: 0,
        skipped,
        unpaid,
        refunded,
        waiting: [],
      };
    },
    onProgress: (progress) => seen.push(progress),
    isStopped: () => more.stop === true,
  });
  return { ...result, batches };
};

describe('confirming all pending orders', () => {
  it('reads the view page by page, all of it before it asks', async () => {
    const { paths, numbers, isMore } = await inView();
    const query = '/orders?search=asha&status=PENDING&to=2026-11-17T10%3A00%3A00.000Z&limit=250';
    expect(paths).toEqual([query, `${query}&after=P`]);
    expect({ numbers, isMore }).toEqual({ numbers: [1, 2], isMore: false });
  });

  it('leaves a chosen last day as it is, unless it is today', async () => {
    const asked = async (to: string) =>
      new URLSearchParams((await inView({ to })).paths[0]?.split('?')[1]).get('to');
    expect(await asked('2026-11-10')).toBe('2026-11-10');
    expect(await asked('2026-11-17')).toBe('2026-11-17T10:00:00.000Z');
    expect(await asked('')).toBe('2026-11-17T10:00:00.000Z');
  });

  it('moves ten at a time and says which did not move, and why', async () => {
    const { batches, moved, failed, done, total, isRunning } = await run();
    expect(batches).toEqual([10, 3]);
    expect(moved).toHaveLength(10);
    expect(failed).toEqual(['RR-2, changed by someone else', 'RR-11, not paid', 'RR-12, refunded']);
    expect({ done, total, isRunning }).toEqual({ done: 13, total: 13, isRunning: false });
  });

  it('goes on when a part fails', async () => {
    const { failed, moved, done } = await run({ refuse: true });
    expect(failed).toHaveLength(12);
    expect(failed[0]).toBe('RR-1, The server is in trouble');
    expect({ moved: moved.length, done }).toEqual({ moved: 1, done: 13 });
  });

  it('stops when it is told to', async () => {
    expect(await run({ stop: true })).toMatchObject({ done: 10, isRunning: false });
  });
});
