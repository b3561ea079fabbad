import { describe, expect, it } from 'vitest';
import { ORDER_EXAMPLE, orderSchema } from '../../../contract/orders/order.ts';
import { type BulkProgress, inBatches, ordersInView, runBulkChange } from './bulk-change.ts';

const order = (number: number) => ({
  ...ORDER_EXAMPLE,
  id: `order-${number}`,
  order_number: number,
  status: 'PENDING',
});

/** A shop with two pages of pending orders, of which the second was changed by somebody meanwhile. */
function pagesOf(calls: string[], refuse = false) {
  return async (path: string, init?: { method?: string; body?: unknown }) => {
    calls.push(path.replace(/to=[^&]+/, 'to=T'));
    if (init?.method === 'PATCH') {
      if (refuse) throw new Error('The server is in trouble');
      return {
        success: true,
        message: 'Order status updated successfully',
        data: [],
        updated: 0,
        skipped: ['order-2'],
        unpaid: ['order-1'],
      };
    }
    const isSecond = path.includes('after=P');
    return {
      data: isSecond ? [order(2)] : [order(1)],
      pagination: { page: 1, limit: 10, total: 2, pages: 2, next: isSecond ? null : 'P' },
    };
  };
}

const run = (calls: string[], more: { refuse?: boolean; stopAfter?: number; total?: number } = {}) => {
  const seen: BulkProgress[] = [];
  const call = pagesOf(calls, more.refuse);
  const change = 'confirmPending';
  return runBulkChange({
    change,
    total: more.total ?? 2,
    batches: ordersInView({ change, filters: { search: 'asha' }, askedAt: new Date(0), call }),
    call,
    onProgress: (progress) => seen.push(progress),
    isStopped: () => seen.length > (more.stopAfter ?? 99),
  });
};

describe('confirming all pending orders', () => {
  it('goes through the view page by page and says what did not move, and which are not paid', async () => {
    const calls: string[] = [];
    expect(await run(calls)).toEqual({
      change: 'confirmPending',
      done: 2,
      total: 2,
      moved: [],
      failed: ['RR-2, changed by someone else'],
      unpaid: ['RR-1'],
      isRunning: false,
    });
    expect(calls).toEqual([
      '/orders?search=asha&status=PENDING&to=T&limit=10',
      '/orders/status',
      '/orders?search=asha&status=PENDING&to=T&limit=10&after=P',
      '/orders/status',
    ]);
  });

  it('goes on when a part fails', async () => {
    const { failed, done } = await run([], { refuse: true });
    expect({ failed, done }).toEqual({
      failed: ['RR-1, The server is in trouble', 'RR-2, The server is in trouble'],
      done: 2,
    });
  });

  it('moves no more than the question named', async () => {
    const calls: string[] = [];
    expect(await run(calls, { total: 1 })).toMatchObject({ done: 1, total: 1, failed: [] });
    expect(calls).toHaveLength(2);
  });

  it('leaves a chosen last day as it is, unless it is today', async () => {
    const asked = async (to: string) => {
      const calls: string[] = [];
      const call = async (path: string) => {
        calls.push(path);
        return { data: [], pagination: { page: 1, limit: 10, total: 0, pages: 1, next: null } };
      };
      const askedAt = new Date('2026-11-17T10:00:00Z');
      for await (const _ of ordersInView({ change: 'confirmPending', filters: { to }, askedAt, call }));
      return new URLSearchParams(calls[0]?.split('?')[1]).get('to');
    };
    expect(await asked('2026-11-10')).toBe('2026-11-10');
    expect(await asked('2026-11-17')).toBe('2026-11-17T10:00:00.000Z');
    expect(await asked('')).toBe('2026-11-17T10:00:00.000Z');
  });

  it('takes the ticked ones ten at a time', () => {
    const orders = Array.from({ length: 12 }, (_, index) => orderSchema.parse(order(index)));
    expect([...inBatches(orders)].map(({ length }) => length)).toEqual([10, 2]);
  });

  it('stops when it is told to', async () => {
    expect(await run([], { stopAfter: 1 })).toMatchObject({ done: 1, isRunning: false });
  });
});
