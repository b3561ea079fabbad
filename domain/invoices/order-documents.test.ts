import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '../orders/order-timeline.ts';
import { orderDocuments } from './order-documents.ts';

/** 'PAID' is of the payment, everything else of the order; words joined with + happen at once. */
const historyOf = (...changes: string[]): OrderEvent[] =>
  ['PENDING', ...changes].flatMap((change, hour) =>
    change.split('+').map((to) => ({
      field: to === 'PAID' || to === 'REFUNDED' ? ('payment_status' as const) : ('status' as const),
      from: null,
      to,
      at: `2026-11-15T${10 + hour}:00:00Z`,
    })),
  );

describe('the papers of an order', () => {
  it.each([
    [[], 'none'],
    [['CONFIRMED', 'PROCESSING'], 'none'],
    [['CANCELLED'], 'none'],
    [['PAID+CONFIRMED'], 'invoice'],
    [['SHIPPED'], 'invoice'],
    [['DELIVERED'], 'invoice'],
    [['PAID+CONFIRMED', 'SHIPPED', 'DELIVERED'], 'invoice'],
    [['CANCELLED', 'PAID'], 'none'],
    [['CANCELLED', 'PAID', 'CONFIRMED'], 'invoice'],
    [['PAID+CONFIRMED', 'CANCELLED', 'REFUNDED'], 'invoice and credit note'],
    [['SHIPPED', 'CANCELLED', 'SHIPPED'], 'invoice and credit note'],
  ])('after %j are: %s', (changes, documents) => {
    const { invoice, creditNote } = orderDocuments(historyOf(...changes));
    const names = [invoice && 'invoice', creditNote && 'credit note'].filter(Boolean);
    expect(names.join(' and ') || 'none').toBe(documents);
  });

  it('are a credit note too, since some of the money was given back', () => {
    expect(orderDocuments(historyOf('PAID+CONFIRMED'), 100)).toEqual({ invoice: true, creditNote: true });
    expect(orderDocuments(historyOf('CANCELLED', 'PAID'), 100)).toEqual({
      invoice: false,
      creditNote: false,
    });
  });
});
