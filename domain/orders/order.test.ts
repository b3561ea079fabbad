import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as orders from './order.ts';

const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);

describe('the id of an order', () => {
  it('cannot be made from fewer than 128 random bits', () => {
    expect(() => orders.orderId(bytes(15), { guest: true })).toThrow(RangeError);
    expect(() => orders.orderId(bytes(0), { guest: false })).toThrow(RangeError);
    expect(orders.orderId(bytes(16), { guest: false })).toBe('07'.repeat(16));
  });

  it('fits into an address, keeps every random bit and shows whether it is a guest order', () => {
    const random = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(random, random, fc.boolean(), (one, other, guest) => {
        const id = orders.orderId(one, { guest });
        expect(encodeURIComponent(id)).toBe(id);
        expect(orders.isGuestOrderId(id)).toBe(guest);
        expect(id === orders.orderId(other, { guest })).toBe(one.join() === other.join());
      }),
    );
  });

  it('of a guest starts with GUEST, and a number is shown with RR- before it [9.limits.12]', () => {
    expect(orders.orderId(bytes(16), { guest: true })).toBe(`GUEST-${'07'.repeat(16)}`);
    expect(orders.orderId(bytes(16), { guest: true }).startsWith('GUEST')).toBe(true);
    expect(orders.displayOrderNumber(1042)).toBe('RR-1042');
    expect(orders.displayOrderNumber('1042')).toBe('RR-1042');
    expect(orders.displayOrderNumber('GUEST-07')).toBe('RR-GUEST-07');
    expect(orders.displayOrderNumber('RR-1042')).toBe('RR-1042');
  });

  it('is cut to its first 8 characters in modals', () => {
    expect(orders.shortId('0123456789abcdef')).toBe('01234567');
    expect(orders.shortId('abc')).toBe('abc');
  });

  it('stands in full in the subject and the first words of a question', () => {
    expect(orders.orderInquirySubject('GUEST-0123456789')).toBe('Order Inquiry - GUEST-0123456789');
    expect(orders.orderInquiryMessage('GUEST-1')).toBe('Hello, I have a question about my order GUEST-1.');
  });
});
