import { describe, expect, it } from 'vitest';
import { PROMISE_TERMS } from './promise.ts';
import { changedTerms, deliveryPromiseSchema, promiseTerms } from './promise-schema.ts';

const read = (given: object) => deliveryPromiseSchema.parse(given);

describe('what the owner promises of a delivery', () => {
  it('is ours where nothing was changed, and nothing is a change, too', () => {
    expect(promiseTerms({})).toEqual(PROMISE_TERMS);
    const deliveryPromise = read({
      cutOffHour: 0,
      dispatchDays: 0,
      express: { metro: [0, 1] },
      holidays: ['2026-11-09'],
    });
    expect(promiseTerms({ deliveryPromise })).toEqual({
      ...PROMISE_TERMS,
      cutOffHour: 0,
      dispatchDays: 0,
      express: { ...PROMISE_TERMS.express, metro: [0, 1] },
      holidays: ['2026-11-09'],
    });
  });

  it('is kept without what is ours anyway, each holiday once, in order', () => {
    const { cutOffHour, dispatchDays, standard, express } = PROMISE_TERMS;
    expect(changedTerms(read({ cutOffHour, dispatchDays, standard, express, holidays: [] }))).toEqual({});
    const changed = {
      cutOffHour: 15,
      dispatchDays: 3,
      standard: { metro: [3, 5], state: [2, 5] },
      express: { remote: [3, 4] },
    };
    const given = { ...changed, standard: { ...changed.standard, rest: standard.rest } };
    expect(changedTerms(read({ ...given, holidays: ['2026-12-25', '2026-11-09', '2026-12-25'] }))).toEqual({
      ...changed,
      holidays: ['2026-11-09', '2026-12-25'],
    });
  });

  it.each([
    [[0, 0], true],
    [[90, 90], true],
    [[5, 3], false],
    [[-1, 3], false],
    [[3, 91], false],
    [[1.5, 3], false],
    [[3], false],
    ['3-5', false],
  ])('may be %j days: %s', (metro, isTaken) => {
    expect(deliveryPromiseSchema.safeParse({ standard: { metro } }).success).toBe(isTaken);
  });

  it.each([
    ['2026-11-09', true],
    ['2028-02-29', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-11-9', false],
    ['x2026-11-09', false],
    ['2026-11-09T00:00', false],
    ['Diwali', false],
  ])('may have the holiday %s: %s', (day, isTaken) => {
    const read = deliveryPromiseSchema.safeParse({ holidays: ['2026-01-26', day] });
    expect(read.success).toBe(isTaken);
    expect(read.error?.issues[0]?.message).toBe(
      isTaken ? undefined : `${day} is not a date. Write it as 2026-11-09`,
    );
  });
});
