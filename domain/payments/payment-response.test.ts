import { describe, expect, it } from 'vitest';
import { decidePaymentResponse, paymentLookUpId, readPaymentQuery } from './payment-response.ts';

const read = (address: string) => readPaymentQuery(new URLSearchParams(address));
const both = read('orderId=GUEST-1&transactionId=T1');
const payment = {
  transactionId: 'T1',
  orderId: 'GUEST-1',
  status: 'COMPLETED',
  amount: 599_900,
  createdAt: '2026-11-15T12:00:00Z',
};
const found = (status: string) => ({ outcome: 'found', payment: { ...payment, status } }) as const;

describe('the address of the payment page', () => {
  it('carries orderId, transactionId, success and message [4.payresponse.1]', () => {
    expect(read('orderId=GUEST-1&transactionId=T1&success=true&message=Payment+failed')).toEqual({
      orderId: 'GUEST-1',
      transactionId: 'T1',
      success: true,
      message: 'Payment failed',
    });
  });

  it.each(['', 'success=', 'success=false', 'success=1', 'success=TRUE'])(
    'says no success with "%s"',
    (address) => {
      expect(read(address).success).toBe(false);
    },
  );

  it('names the payment by transaction id, else by order id', () => {
    expect(paymentLookUpId(both)).toBe('T1');
    expect(paymentLookUpId(read('orderId=GUEST-1'))).toBe('GUEST-1');
    expect(paymentLookUpId(read('orderId=&transactionId=++'))).toBeUndefined();
  });

  it.each(['Call+98200+12345+to+get+your+money+back', 'payment+failed', 'Payment+failed.', 'x'.repeat(5000)])(
    'cannot speak for the shop: "%s" is not one of its sentences',
    (message) => {
      expect(read(`orderId=1&message=${message}`).message).toBeUndefined();
    },
  );
});

describe('the payment page', () => {
  it('waits while the payment is looked up [4.payresponse.1]', () => {
    expect(decidePaymentResponse(both)).toEqual({
      state: 'loading',
      heading: 'Processing Payment',
      message: 'Please wait while we process your payment...',
    });
  });

  it('fails with neither order id nor transaction id, whatever else the address says', () => {
    for (const lookUp of [undefined, found('COMPLETED'), { outcome: 'error' } as const]) {
      expect(decidePaymentResponse(read('success=true&message=hello'), lookUp)).toEqual({
        state: 'failed',
        heading: 'Payment Failed',
        message: 'Invalid payment response. Please contact support.',
        toast: 'Invalid payment response.',
      });
    }
  });

  it.each(['COMPLETED', 'SUCCESS'])(
    'succeeds on %s and goes to the thank-you page after 3 seconds',
    (status) => {
      expect(decidePaymentResponse(both, found(status))).toEqual({
        state: 'success',
        heading: 'Payment Successful!',
        message: 'Payment completed successfully!',
        toast: 'Payment completed successfully!',
        redirect: {
          to: '/thank-you',
          afterMs: 3000,
          state: { fromPayment: true, paymentDetails: { ...payment, status } },
        },
      });
    },
  );

  it.each(['FAILED', 'CANCELLED'])('fails on %s, even with success=true in the address', (status) => {
    const query = read('orderId=GUEST-1&success=true&message=All+fine');
    expect(decidePaymentResponse(query, found(status))).toEqual({
      state: 'failed',
      heading: 'Payment Failed',
      message: 'Payment failed. Please try again.',
      toast: 'Payment failed. Please try again.',
    });
  });

  it.each(['PENDING', 'CREATED', 'WHATEVER', ''])('is still processing on "%s"', (status) => {
    expect(decidePaymentResponse(both, found(status))).toEqual({
      state: 'pending',
      heading: 'Payment Pending',
      message: 'Payment is still processing. Please check your order status.',
      toast: 'Payment is still processing.',
    });
  });

  it('says why a payment failed, what keeps one open, and how much too little came', () => {
    const failed = { outcome: 'found', payment: { ...payment, status: 'FAILED', reason: 'closed' } } as const;
    expect(decidePaymentResponse(both, failed).reason).toBe('You closed the payment window.');
    const left = read('orderId=1&success=false&message=Payment+was+cancelled');
    expect(decidePaymentResponse(left, found('PENDING'))).toMatchObject({
      state: 'pending',
      reason: 'You closed the payment window.',
    });
    const disputed = (expected?: number) =>
      decidePaymentResponse(both, {
        outcome: 'found',
        payment: { ...payment, status: 'DISPUTED', expected },
      });
    expect(disputed(600_000)).toEqual({
      state: 'pending',
      heading: 'Payment Pending',
      message: 'We received ₹1 too little. We’re checking and will write to you. Please don’t pay again.',
    });
    expect(disputed(599_800).message).toContain('₹1 too much');
    expect(disputed().message).toContain('couldn’t match it with your order');
  });

  it('says so where the provider’s script did not load, though the payment is open', () => {
    const query = read('orderId=1&success=false&message=PhonePe+checkout+script+not+available');
    const { message, toast, state } = decidePaymentResponse(query, found('PENDING'));
    expect(message).toBe(
      'PhonePe checkout script not available. We couldn’t open the payment window here. Please try again, or pay on PhonePe’s page.',
    );
    expect(toast).toBe('PhonePe checkout script not available');
    expect(state).toBe('failed');
    expect(decidePaymentResponse(query, found('COMPLETED')).state).toBe('success');
  });

  it('believes success=true when the look-up fails, takes the transaction id along and calls nothing completed', () => {
    const query = read('orderId=GUEST-1&transactionId=T1&success=true');
    expect(decidePaymentResponse(query, { outcome: 'error' })).toEqual({
      state: 'success',
      heading: 'Payment Successful!',
      message: 'PhonePe hasn’t confirmed your payment yet. We’ll e-mail you as soon as it does.',
      redirect: {
        to: '/thank-you',
        afterMs: 3000,
        state: { fromPayment: true, paymentDetails: { transactionId: 'T1', orderId: 'GUEST-1' } },
      },
    });
  });

  it.each([
    ['orderId=1&success=false&message=Payment+was+cancelled', 'Payment was cancelled'],
    ['orderId=1&success=false&message=Call+us+to+pay', 'Payment could not be processed. Please try again.'],
    ['orderId=1&success=false', 'Payment could not be processed. Please try again.'],
    ['orderId=1', 'Payment could not be processed. Please try again.'],
  ])('fails when the look-up fails and the address is %s', (address, message) => {
    expect(decidePaymentResponse(read(address), { outcome: 'error' })).toEqual({
      state: 'failed',
      heading: 'Payment Failed',
      message,
      toast: message,
    });
  });

  it('sends the shopper to support when anything else breaks', () => {
    expect(decidePaymentResponse(read('orderId=1&success=true'), { outcome: 'exception' })).toEqual({
      state: 'failed',
      heading: 'Payment Failed',
      message: 'An error occurred while processing your payment. Please contact support.',
      toast: 'An error occurred while processing your payment.',
    });
  });
});
