import { describe, expect, it } from 'vitest';
import { ORDER_EXAMPLE } from '../../../contract/orders/order.ts';
import { type BulkProgress, runBulkChange } from './bulk-change.ts';

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
  return runBulkChange({
    change: 'confirmPending',
    filters: { search: 'asha' },
    total: more.total ?? 2,
    askedAt: new Date(0),
    call: pagesOf(calls, more.refuse),
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
      failed: ['RR-2, changed meanwhile'],
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

  it('stops when it is told to', async () => {
    expect(await run([], { stopAfter: 1 })).toMatchObject({ done: 1, isRunning: false });
  });
});
