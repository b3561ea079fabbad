import { describe, expect, it } from 'vitest';
import { mailSchema } from '../../server/mail/mail.ts';
import { erasedEmail, erasureRefusal, keptParts, withoutPayer } from './erasure.ts';
import { readableData } from './readable-data.ts';

describe('a deletion', () => {
  it('waits for what is not finished, and says for what', () => {
    expect(erasureRefusal(false, [])).toBeUndefined();
    expect(
      erasureRefusal(false, [
        { number: 12, awaited: 'order' },
        { number: 13, awaited: 'claim' },
        { number: 14, awaited: 'payment' },
        { number: 15, awaited: 'refund' },
      ]),
    ).toEqual({
      ok: false,
      code: 'DATA_IN_USE',
      message:
        'Order RR-12 isn’t finished. Please wait until it’s delivered, or cancel it first. The problem reported with order RR-13 is still open. Please wait until it’s solved. A payment for order RR-14 is still being checked. Please wait until that’s done.',
    });
    expect(erasureRefusal(false, [{ number: 15, awaited: 'refund' }])?.message).toBe(
      'The refund for order RR-15 is still on its way. Please wait until it has arrived.',
    );
  });

  it('is not for administrators', () => {
    expect(erasureRefusal(true, [])).toMatchObject({ ok: false, code: 'ADMINISTRATOR' });
  });

  it('says what stays and why, but not what there is none of', () => {
    const kept = keptParts({ invoices: 2, orders: 0, reviews: 1, auditEntries: 0 });
    expect(kept.map(({ what, count }) => `${count} ${what}`)).toEqual([
      '2 Invoices and credit notes',
      '1 Published reviews without your name',
    ]);
    expect(kept[0]?.why).toContain('72 months');
  });

  it('leaves an address that no mail goes to', () => {
    const address = erasedEmail('8f3c21aa-7a8e-4d58-9a51-0d3f7c2b9e11');
    expect(address).toBe('deleted:8f3c21aa@customer.invalid');
    expect(mailSchema.shape.to.safeParse(address).success).toBe(false);
  });

  it('leaves of a payment what the accounts need, and not who paid', () => {
    const rail = { type: 'UPI', utr: '432112345678', vpa: 'asha@okbank' };
    const kept = { transactionId: 'OM1', amount: 746200 };
    const details = { ...kept, rail, instrument: { accountHolderName: 'Asha' } };
    expect(
      withoutPayer({ state: 'COMPLETED', metaInfo: { udf1: 'Asha' }, paymentDetails: [details] }),
    ).toEqual({
      state: 'COMPLETED',
      paymentDetails: [{ ...kept, rail: { type: 'UPI', utr: '432112345678' } }],
    });
    expect(withoutPayer(null)).toBeNull();
  });
});

describe('the readable file', () => {
  const page = readableData({
    exportedAt: '2026-11-15T10:00:00.000Z',
    email: 'asha@example.in',
    parts: [
      {
        title: 'Orders',
        rows: [
          {
            customer_name: '<b>Asha</b>',
            total_amount: 746200,
            tracking_id: null,
            notes: '',
            has_lift: true,
            created_at: '2026-11-15T12:00:00+00:00',
            shipping_address: { addressLine1: '12 MG Road', city: 'Nashik', addressLine2: '' },
            tags: ['a', 'b'],
            boxes: [{ weight: 3 }],
          },
        ],
      },
    ],
  });

  it('has amounts in rupees, times of India and words for fields, without what is empty', () => {
    expect(page).toContain('Everything we have about asha@example.in on 15 November 2026, 3:30 pm.');
    expect(page).toContain('<dt>Total amount</dt><dd>₹7,462</dd>');
    expect(page).toContain('<dt>Created at</dt><dd>15 November 2026, 5:30 pm</dd>');
    expect(page).toContain('<dt>Has lift</dt><dd>Yes</dd>');
    expect(page).toContain('<dl><dt>Address line 1</dt><dd>12 MG Road</dd><dt>City</dt><dd>Nashik</dd></dl>');
    expect(page).toContain('<dd>a, b</dd>');
    expect(page).toContain('<dd><dl><dt>Weight</dt><dd>3</dd></dl></dd>');
    expect(page).not.toContain('Tracking id');
    expect(page).not.toContain('Notes');
  });

  it('shows what people typed as text', () => {
    expect(page).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  });

  it('says when there is nothing', () => {
    const empty = { exportedAt: '2026-11-15T10:00:00.000Z', email: 'a@b.in', parts: [] };
    expect(readableData(empty)).toContain('We have no data about you.');
  });
});
