import { describe, expect, it } from 'vitest';
import {
  CASH_CONFIRMATION,
  type ConfirmableOrder,
  confirmationDates,
  confirmationState,
  NOT_CONFIRMED_IN_TIME,
} from './cash-confirmation.ts';

const NOW = new Date('2026-11-18T10:00:00.000Z');
const LATER = new Date('2026-11-20T10:00:00.000Z');
const EARLIER = new Date('2026-11-17T10:00:00.000Z');

const waiting: ConfirmableOrder = {
  status: 'PENDING',
  shipments: [],
  confirmBy: LATER,
  confirmedAt: null,
  cancelNote: null,
};

describe('confirming a cash order by a link', () => {
  it.each<[string, Partial<ConfirmableOrder>, string, Date?]>([
    ['waits for its answer', {}, 'open'],
    ['was answered', { confirmBy: null, confirmedAt: EARLIER }, 'confirmed'],
    [
      'was answered, and confirmed by the shop too',
      { status: 'CONFIRMED', confirmBy: null, confirmedAt: EARLIER },
      'confirmed',
    ],
    ['was moved ahead without an answer', { status: 'PROCESSING', confirmBy: null }, 'under-way'],
    ['was moved ahead while it waited', { status: 'CONFIRMED' }, 'under-way'],
    ['was paid meanwhile', { confirmBy: null }, 'under-way'],
    ['was shipped', { status: 'SHIPPED', confirmBy: null }, 'shipped'],
    ['was shipped after its answer', { status: 'SHIPPED', confirmBy: null, confirmedAt: EARLIER }, 'shipped'],
    ['was delivered', { status: 'DELIVERED', confirmBy: null }, 'shipped'],
    ['has a shipment under way', { shipments: ['IN_TRANSIT'] }, 'shipped'],
    ['has a shipment that is only prepared', { shipments: ['PENDING'] }, 'open'],
    [
      'was cancelled by the customer',
      { status: 'CANCELLED', confirmBy: null, cancelNote: 'Cancelled by the customer' },
      'cancelled',
    ],
    ['was cancelled without a note', { status: 'CANCELLED', confirmBy: null }, 'cancelled'],
    [
      'was cancelled after its answer',
      { status: 'CANCELLED', confirmBy: null, confirmedAt: EARLIER },
      'cancelled',
    ],
    ['lapsed', { status: 'CANCELLED', confirmBy: null, cancelNote: NOT_CONFIRMED_IN_TIME }, 'lapsed'],
    ['is over its time and will lapse', { confirmBy: NOW }, 'late'],
    ['has an older link that has ended', {}, 'late', NOW],
  ])('an order that %s', (_, changes, state, expiresAt = LATER) => {
    expect(confirmationState({ ...waiting, ...changes }, expiresAt, NOW)).toBe(state);
  });

  it('ends after 3 days, and is asked about again after 1, unless the settings say otherwise', () => {
    const dates = (changes: object) => confirmationDates({ ...CASH_CONFIRMATION, ...changes }, NOW);
    expect(dates({})).toEqual({
      confirmBy: new Date('2026-11-21T10:00:00.000Z'),
      askAgainAt: new Date('2026-11-19T10:00:00.000Z'),
    });
    expect(dates({ askAgainDays: 0 }).askAgainAt).toBeNull();
    expect(dates({ lapseDays: 2, askAgainDays: 2 }).askAgainAt).toBeNull();
  });
});
