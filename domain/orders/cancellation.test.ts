import { describe, expect, it } from 'vitest';
import { checkCancellable, isCancelOffered } from './cancellation.ts';
import { ORDER_STATUSES } from './order-status.ts';

describe('an order that its customer cancels', () => {
  it.each([
    ['PENDING', [], true],
    ['CONFIRMED', ['PENDING'], true],
    ['PROCESSING', ['CANCELLED', 'RETURNED'], true],
    ['PROCESSING', ['PENDING', 'PICKED_UP'], false],
    ['CONFIRMED', ['DELIVERED'], false],
    ['SHIPPED', [], false],
    ['DELIVERED', [], false],
    ['CANCELLED', [], true],
  ] as const)('%s with shipments %j may be: %s', (status, shipments, isAllowed) => {
    expect(checkCancellable(status, shipments)).toMatchObject(
      isAllowed ? { ok: true } : { ok: false, code: 'ORDER_LEFT' },
    );
  });

  it('is offered so until it leaves', () => {
    expect(ORDER_STATUSES.filter(isCancelOffered)).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING']);
  });
});
