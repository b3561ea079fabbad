import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../pricing/money.ts';
import * as payment from './payment.ts';

const expected = rupees(5999);
const exact = { amountExpected: expected, amountReported: 599_900 };

describe('what the gateway says about a payment', () => {
  it.each([
    ['COMPLETED', 'COMPLETED'],
    ['SUCCESS', 'COMPLETED'],
    ['success', 'COMPLETED'],
    ['FAILED', 'FAILED'],
    ['CANCELLED', 'FAILED'],
    ['PENDING', 'PENDING'],
    ['CREATED', 'PENDING'],
    [' completed ', 'COMPLETED'],
    [' failed ', 'FAILED'],
    ['NOT_COMPLETED', 'PENDING'],
    ['COMPLETED_IN_PART', 'PENDING'],
    ['NOT_FAILED', 'PENDING'],
    ['FAILED_ONCE', 'PENDING'],
    ['SOMETHING_NEW', 'PENDING'],
    ['', 'PENDING'],
  ] as const)('reads "%s" as %s', (word, state) => {
    expect(payment.readPaymentState(word)).toBe(state);
    expect(payment.isSuccess(word)).toBe(state === 'COMPLETED');
    expect(payment.isFailure(word)).toBe(state === 'FAILED');
  });

  it.each([
    ['CREATED', 'PENDING', 'PENDING', true],
    ['CREATED', 'COMPLETED', 'COMPLETED', true],
    ['CREATED', 'FAILED', 'FAILED', true],
    ['PENDING', 'COMPLETED', 'COMPLETED', true],
    ['PENDING', 'SUCCESS', 'COMPLETED', true],
    ['PENDING', 'FAILED', 'FAILED', true],
    ['PENDING', 'CANCELLED', 'FAILED', true],
    ['PENDING', 'PENDING', 'PENDING', false],
    ['FAILED', 'COMPLETED', 'COMPLETED', true],
    ['FAILED', 'PENDING', 'FAILED', false],
    ['FAILED', 'FAILED', 'FAILED', false],
    ['COMPLETED', 'FAILED', 'COMPLETED', false],
    ['COMPLETED', 'PENDING', 'COMPLETED', false],
    ['COMPLETED', 'COMPLETED', 'COMPLETED', false],
  ] as const)('turns %s by a report of %s into %s (a change: %s)', (current, incoming, state, changed) => {
    expect(payment.nextPaymentState(current, incoming, exact)).toEqual({ state, changed });
  });

  it.each([599_899, 599_901, 5999, 0, undefined])('pays nothing for the amount %s and flags it', (amount) => {
    for (const current of payment.PAYMENT_STATES) {
      const step = payment.nextPaymentState(current, 'COMPLETED', { ...exact, amountReported: amount });
      expect(step).toEqual({ state: current, changed: false, problem: 'AMOUNT_MISMATCH' });
    }
  });

  it('needs no amount for a failure', () => {
    const step = payment.nextPaymentState('PENDING', 'FAILED', { ...exact, amountReported: undefined });
    expect(step).toEqual({ state: 'FAILED', changed: true });
  });

  const report = fc.record({
    word: fc.constantFrom('PENDING', 'COMPLETED', 'SUCCESS', 'FAILED', 'CANCELLED', 'NEWS'),
    amountReported: fc.constantFrom(599_900, 599_900, 100, undefined),
  });
  const created: { state: payment.PaymentState; completions: number } = { state: 'CREATED', completions: 0 };
  const settle = (reports: { word: string; amountReported: number | undefined }[]) =>
    reports.reduce(({ state, completions }, { word, amountReported }) => {
      const step = payment.nextPaymentState(state, word, { amountExpected: expected, amountReported });
      return {
        state: step.state,
        completions: completions + (step.changed && step.state === 'COMPLETED' ? 1 : 0),
      };
    }, created);

  it('ends the same in whatever order the reports arrive', () => {
    const shuffled = fc
      .array(report, { maxLength: 8 })
      .chain((reports) =>
        fc.tuple(
          fc.constant(reports),
          fc.shuffledSubarray(reports, { minLength: reports.length, maxLength: reports.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([reports, otherwise]) => {
        expect(settle(otherwise).state).toBe(settle(reports).state);
      }),
    );
  });

  it('is paid at most once, and only for the exact amount', () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 8 }), (reports) => {
        const paid = reports.some((each) => payment.isSuccess(each.word) && each.amountReported === 599_900);
        expect(settle(reports).completions).toBe(paid ? 1 : 0);
      }),
    );
  });
});

describe('a payment beside its order', () => {
  it.each([
    ['CREATED', 'PENDING'],
    ['PENDING', 'PENDING'],
    ['FAILED', 'FAILED'],
    ['COMPLETED', 'PAID'],
  ] as const)('%s shows on the order as %s', (state, status) => {
    expect(payment.paymentStatusOf(state)).toBe(status);
  });
});
