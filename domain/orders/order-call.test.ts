import { describe, expect, it } from 'vitest';
import { callAgainProblem, callTime } from './order-call.ts';

const NOW = new Date('2026-11-18T10:00:00.000Z');
const DUE = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-18T12:30:00.000Z';
const EARLIER = '2026-11-18T09:00:00.000Z';
const LARGE = { status: 'PENDING', call_due_at: DUE, confirm_by: null } as const;

const again = (again_at: string | null) => ({ again_at });

describe('when the shop calls about an order', () => {
  it.each([
    ['a large cash order nobody has called about', LARGE, [], 'now'],
    ['one that was called, reached or not, without another time', LARGE, [again(null)], 'now'],
    ['one to call again later', LARGE, [again(null), again(LATER)], LATER],
    ['one whose time to call again has come', LARGE, [again(EARLIER)], 'now'],
    ['one whose time has come to the second', LARGE, [again(NOW.toISOString())], 'now'],
    [
      'one that was called once more before its time: the last call counts',
      LARGE,
      [again(LATER), again(null)],
      'now',
    ],
    ['one that was confirmed', { ...LARGE, status: 'CONFIRMED', call_due_at: null }, [again(LATER)], null],
    ['one that was cancelled', { ...LARGE, status: 'CANCELLED' }, [], null],
    ['one that its customer confirms', { ...LARGE, call_due_at: null, confirm_by: DUE }, [], null],
    ['one that waits for nobody', { ...LARGE, call_due_at: null }, [], null],
  ] as const)('%s', (_order, order, calls, time) => {
    expect(callTime({ ...order, calls }, NOW)).toBe(time);
  });
});

describe('the time to call again', () => {
  it.each([
    ['in an hour', '2026-11-18T11:00:00.000Z', undefined],
    ['a minute ago', '2026-11-18T09:59:00.000Z', 'Choose a time in the future'],
    ['now', '2026-11-18T10:00:00.000Z', 'Choose a time in the future'],
    [
      'when the order is cancelled already',
      DUE,
      'Choose a time before 20 November 2026, 3:30 pm: the order is cancelled then',
    ],
  ])('%s', (_time, againAt, problem) => {
    expect(callAgainProblem(new Date(againAt), new Date(DUE), NOW)).toBe(problem);
  });
});
