import { describe, expect, it } from 'vitest';
import { auditSentence, fieldChanges } from './audit-sentence.ts';

const priya = { actor: 'priya@example.in', actorName: 'Priya', before: null, after: null };
const order = { ...priya, action: 'update', entity: 'order', entityId: 'o1', name: 'RR-84' };

const sentence = (entry: Parameters<typeof auditSentence>[0]) =>
  auditSentence(entry)
    .parts.map((part) => (typeof part === 'string' ? part : part.quoted))
    .join('');

describe('an entry of the audit log', () => {
  it.each([
    [
      { before: { status: 'PENDING' }, after: { status: 'CONFIRMED' } },
      'Priya changed the status of RR-84 from Pending to Confirmed',
    ],
    [
      {
        before: { payment_status: 'PENDING', payment_method: 'ONLINE' },
        after: { payment_status: 'PAID', payment_method: 'COD' },
      },
      'Priya changed the payment status of RR-84 from Pending to Paid and changed the payment method of RR-84 from Online to COD',
    ],
    [
      { before: { status: 'PENDING' }, after: { status: 'SHIPPED', reason: 'He pays at the door' } },
      'Priya changed the status of RR-84 from Pending to Shipped, because: He pays at the door',
    ],
    [
      { before: { tracking_id: null }, after: { tracking_id: 'BL1' } },
      'Priya set the tracking id of RR-84 to BL1',
    ],
    [
      { before: { notes: 'Call' }, after: { notes: '' } },
      'Priya removed the notes of RR-84, which said Call',
    ],
    [{ before: { notes: 'x'.repeat(90) }, after: { notes: 'y' } }, 'Priya changed the notes of RR-84'],
    [{ action: 'delete' }, 'Priya deleted RR-84'],
    [
      { entity: 'payment', action: 'refund', after: { order_id: 'o1', amount: 50_000, reason: 'Scratched' } },
      'Priya refunded ₹500 of RR-84, because: Scratched',
    ],
    [
      { entity: 'stock', name: 'Bar 10 kg', before: { available: 5 }, after: { available: 7 } },
      'Priya changed the stock of Bar 10 kg from 5 to 7',
    ],
    [
      { entity: 'category', name: 'Racks', before: { isActive: true }, after: { isActive: false } },
      'Priya switched the category Racks off',
    ],
    [
      { entity: 'product', name: 'Bar', action: 'create', after: { price: 1 } },
      'Priya created the product Bar',
    ],
    [
      { entity: 'product', name: 'Bar', before: { a: 1, b: 1, c: 1 }, after: { a: 2, b: 2, c: 2 } },
      'Priya changed the product Bar',
    ],
    [
      { entity: 'coupon', name: null, before: { code: 'SAVE' }, after: { code: 'FREESHIP' } },
      'Priya changed the code of the coupon o1 from SAVE to FREESHIP',
    ],
    [
      { entity: 'settings', name: null, before: { taxRate: 18 }, after: { taxRate: 12 } },
      'Priya changed the tax rate of the settings from 18 to 12',
    ],
    [
      {
        entity: 'settings',
        name: null,
        before: { fitAssumptions: {} },
        after: { fitAssumptions: { door: 900 } },
      },
      'Priya changed the fit assumptions of the settings',
    ],
    [{ entity: 'mail', name: 'a@example.in', action: 'retry' }, 'Priya sent the mail to a@example.in again'],
    [{ entity: 'carrier', name: 'Blue Lorry', action: 'create' }, 'Priya created the carrier Blue Lorry'],
    [
      { entity: 'administrator', name: 'r@example.in', action: 'invite', after: { email: 'r@example.in' } },
      'Priya invited r@example.in as an administrator',
    ],
    [
      { entity: 'administrator', name: 'r@example.in', action: 'withdraw_invitation' },
      'Priya withdrew the invitation of r@example.in',
    ],
    [
      { entity: 'administrator', name: 'r@example.in', action: 'accept', actorName: 'Ravi' },
      'Ravi accepted the invitation: r@example.in is now an administrator',
    ],
    [
      { entity: 'administrator', name: 'r@example.in', action: 'add_passkey', after: { passkey: 'Phone' } },
      'Priya added a passkey for r@example.in',
    ],
    [
      { entity: 'administrator', name: 'r@example.in', action: 'reset_second_step' },
      'Priya removed the second step of r@example.in at sign-in',
    ],
    [
      { entity: 'administrator', name: 'r@example.in', action: 'lapse', actor: 'system', actorName: null },
      'The shop withdrew the invitation of r@example.in, which had expired',
    ],
    [{ actorName: null, action: 'delete' }, 'priya@example.in deleted RR-84'],
  ])('is a sentence: %j', (part, words) => {
    expect(sentence({ ...order, ...part })).toBe(words);
  });

  it('keeps apart what the sentence does not say', () => {
    expect(auditSentence({ ...order, before: { a: 1 }, after: { a: 2 } }).unmentioned).toEqual([]);
    expect(
      auditSentence({ ...order, before: { notes: 'x'.repeat(90) }, after: { notes: 'y' } }).unmentioned,
    ).toHaveLength(1);
    expect(
      auditSentence({ ...order, action: 'delete', before: { name: 'Bar', price: 3 } }).unmentioned,
    ).toHaveLength(2);
  });

  it('says field by field what was and what became of it', () => {
    expect(fieldChanges({ before: { value: 20, note: 'old' }, after: { value: 25, tags: ['a'] } })).toEqual([
      { field: 'value', before: '20', after: '25' },
      { field: 'note', before: 'old', after: null },
      { field: 'tags', before: null, after: '["a"]' },
    ]);
  });

  it('writes boxes as the form does', () => {
    const box = { widthCm: 60, heightCm: 20, lengthCm: 120, weightKg: 45 };
    const product = { ...order, entity: 'product', name: 'Bench' };
    expect(sentence({ ...product, before: {}, after: { boxes: [box] } })).toBe(
      'Priya set the boxes of the product Bench to 120 × 60 × 20 cm, 45 kg',
    );
    expect(fieldChanges({ before: { boxes: [box, box] }, after: {} })).toEqual([
      { field: 'boxes', before: '120 × 60 × 20 cm, 45 kg; 120 × 60 × 20 cm, 45 kg', after: null },
    ]);
  });

  it('may have no fields at all', () => {
    expect(fieldChanges({ before: null, after: null })).toEqual([]);
  });
});
