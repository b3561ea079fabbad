import { describe, expect, it } from 'vitest';
import { openTabStorage } from '../../../tests/support/stores.ts';
import { type Attempt, type AttemptEvent, createAttemptStore, next } from './order-attempt.ts';

const bar = { items: [{ productId: '1', quantity: 1 }] };
const bars = { items: [{ productId: '1', quantity: 2 }] };
const KEY = '0123456789abcdef0123456789abcdef';

const sent = { key: KEY, request: bar, isGuest: true };
const unpaid = { is: 'unpaid', ...sent, orderId: 'GUEST-1' } as const;
const replacing = { ...sent, replaces: unpaid };
const STATES: readonly Attempt[] = [
  { is: 'none' },
  { is: 'first', ...sent },
  { is: 'first', ...replacing },
  { is: 'again', ...sent },
  { is: 'again', ...replacing },
  { is: 'recovering', ...sent },
  { is: 'recovering', ...replacing },
  unpaid,
  { is: 'elsewhere', request: bar, orderId: 'GUEST-2' },
];

const press = { is: 'press', request: bars, isGuest: false } as const;
const EVENTS: readonly AttemptEvent[] = [
  { ...press, order: 'same' },
  { ...press, order: 'changed' },
  { ...press, order: 'other' },
  { is: 'placed' },
  { is: 'unpaid', orderId: 'GUEST-3', request: bars },
  { is: 'refused' },
  { is: 'turned away' },
  { is: 'lost' },
  { is: 'key reused' },
  { is: 'ordered elsewhere', orderId: 'GUEST-4', request: bars },
  { is: 'settled' },
];

/** What each event (a row) makes of each state (a column). `+`: it replaces an unpaid one. A dot: it stays as it is. */
const DRAWN = `
                  | none      | first      | first+      | again      | again+      | recovering | recovering+ | unpaid    | elsewhere
press, same       | first     | again      | again+      | .          | .           | again      | again+      | .         | first+
press, changed    | first     | again      | again+      | .          | .           | again      | again+      | first+    | first+
press, other      | first     | again      | again+      | .          | .           | again      | again+      | first     | first
placed            | .         | none       | none        | none       | none        | none       | none        | .         | .
unpaid            | .         | unpaid     | unpaid      | unpaid     | unpaid      | unpaid     | unpaid      | .         | .
refused           | .         | none       | unpaid      | none       | unpaid      | none       | unpaid      | .         | .
turned away       | .         | none       | unpaid      | .          | .           | again      | again+      | .         | .
lost              | .         | again      | again+      | .          | .           | again      | again+      | .         | .
key reused        | .         | recovering | recovering+ | recovering | recovering+ | none       | none        | .         | .
ordered elsewhere | elsewhere | .          | .           | .          | .           | .          | .           | elsewhere | .
settled           | .         | none       | none        | none       | none        | none       | none        | none      | none
`;

const nameOf = (attempt: Attempt) => `${attempt.is}${'replaces' in attempt && attempt.replaces ? '+' : ''}`;

function draw(): string {
  const rows = EVENTS.map((event) => [
    event.is === 'press' ? `press, ${event.order}` : event.is,
    ...STATES.map((attempt) => {
      const then = next(attempt, event);
      return nameOf(then) === nameOf(attempt) ? '.' : nameOf(then);
    }),
  ]);
  const table = [['', ...STATES.map(nameOf)], ...rows];
  const widths = ['', ...STATES].map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '));
  return `\n${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

describe('the attempt at an order', () => {
  it('goes from every state by every event where the table says', () => {
    expect(draw()).toBe(DRAWN);
  });

  it('has a new key for a new order alone, and replaces the one that waits for its payment', () => {
    const first = next(unpaid, { ...press, order: 'changed' });
    expect(first).toMatchObject({ request: bars, isGuest: false, replaces: unpaid });
    expect(first).not.toMatchObject({ key: KEY });
    for (const state of STATES.slice(1, 7))
      expect(next(state, { ...press, order: 'changed' })).toMatchObject({ ...sent, is: 'again' });
    expect(next({ is: 'again', ...replacing }, { is: 'refused' })).toEqual(unpaid);
  });

  it('knows of a placed order what was ordered, under whose key', () => {
    const placed = { ...sent, is: 'unpaid', request: bars, orderId: 'GUEST-3' };
    expect(next({ is: 'again', ...replacing }, { is: 'unpaid', orderId: 'GUEST-3', request: bars })).toEqual(
      placed,
    );
  });

  it('is there again after a reload', () => {
    const kept = new Map<string, string>();
    const tab = () => createAttemptStore('checkout-attempt', openTabStorage(kept)).getState();
    for (const state of STATES) {
      kept.set('checkout-attempt', JSON.stringify({ state: { attempt: state }, version: 1 }));
      expect(tab().read()).toEqual(state);
    }
    const first = tab().advance({ is: 'settled' });
    expect(first).toEqual({ is: 'none' });
    expect(tab().advance({ ...press, order: 'other' })).toEqual(tab().read());
  });

  it.each([
    '{broken',
    'null',
    '7',
    '{"state":{"attempt":{"is":"unpaid"}}}',
    '{"state":{"attempt":{"is":"first","key":"k"}}}',
  ])('is none where %s stood', (rubbish) => {
    const storage = openTabStorage(new Map([['checkout-attempt', rubbish]]));
    expect(createAttemptStore('checkout-attempt', storage).getState().read()).toEqual({ is: 'none' });
  });
});
