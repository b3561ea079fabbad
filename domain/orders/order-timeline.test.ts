import { describe, expect, it } from 'vitest';
import { type OrderEvent, orderTimeline } from './order-timeline.ts';

const event = (to: string, at: string, from: string | null = null): OrderEvent => ({
  field: 'status',
  from,
  to,
  at,
});
const placed = event('PENDING', '2026-11-15T10:00:00Z');

const states = (status: string, history: OrderEvent[]) =>
  orderTimeline(status, history).map(({ label, state }) => `${label}: ${state}`);

describe('the timeline of an order', () => {
  it('begins with the order placed and shows what lies ahead', () => {
    expect(orderTimeline('PENDING', [placed])[0]).toEqual({
      status: 'PENDING',
      label: 'Order placed',
      state: 'current',
      at: '2026-11-15T10:00:00Z',
    });
    expect(states('PENDING', [placed])).toEqual([
      'Order placed: current',
      'Confirmed: ahead',
      'Processing: ahead',
      'Shipped: ahead',
      'Delivered: ahead',
    ]);
  });

  it('counts skipped steps as done, without a time', () => {
    const steps = orderTimeline('shipped', [placed, event('SHIPPED', '2026-11-17T09:00:00Z', 'PENDING')]);
    expect(steps.map(({ state, at }) => [state, at])).toEqual([
      ['done', '2026-11-15T10:00:00Z'],
      ['done', undefined],
      ['done', undefined],
      ['current', '2026-11-17T09:00:00Z'],
      ['ahead', undefined],
    ]);
  });

  it('forgets the time of a step that the owner took back', () => {
    const steps = orderTimeline('CONFIRMED', [
      placed,
      event('SHIPPED', '2026-11-16T09:00:00Z', 'PENDING'),
      event('CONFIRMED', '2026-11-16T09:05:00Z', 'SHIPPED'),
    ]);
    expect(steps[1]).toMatchObject({ state: 'current', at: '2026-11-16T09:05:00Z' });
    expect(steps[3]).toEqual({ status: 'SHIPPED', label: 'Shipped', state: 'ahead' });
  });

  it('takes no time from what happened to the payment', () => {
    const failed: OrderEvent = {
      field: 'payment_status',
      from: 'FAILED',
      to: 'PENDING',
      at: '2026-11-18T09:00:00Z',
    };
    expect(orderTimeline('PENDING', [placed, failed])[0]).toMatchObject({ at: placed.at });
  });

  it('ends where an order was cancelled', () => {
    const history = [placed, event('CONFIRMED', 'x', 'PENDING'), event('CANCELLED', 'y', 'CONFIRMED')];
    expect(states('CANCELLED', history)).toEqual([
      'Order placed: done',
      'Confirmed: done',
      'Cancelled: current',
    ]);
    expect(states('CANCELLED', [])).toEqual(['Order placed: done', 'Cancelled: current']);
  });

  it('takes an unknown status for a new order', () => {
    expect(states('ON_HOLD', [])[0]).toBe('Order placed: current');
  });
});
