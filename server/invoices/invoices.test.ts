import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { financialYear } from '../../domain/invoice.ts';
import { errorOf, type TestShop, testShop } from '../http/testing.ts';
import { ORDER_EXAMPLE } from '../orders/examples.ts';
import { addBar, ask, line, placeGuestOrder } from '../orders/testing.ts';

let shop: TestShop;
let token: string;
const year = financialYear(new Date());

beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  await addBar(shop.pool, 'bar');
  await shop.pool.query(`update settings set gstin = '27AAPFU0939F1ZV'`);
});
afterAll(() => shop.close());

async function place(changes: object = {}): Promise<string> {
  const reply = await placeGuestOrder(shop, { items: [line('bar', 2)], ...changes });
  expect(reply.statusCode).toBe(201);
  return reply.json().orderId;
}

async function move(id: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const reply = await ask(shop, 'PATCH', `/orders/${id}/status`, { body: { status }, token });
    expect(reply.statusCode, reply.body).toBe(200);
  }
}

async function textOf(id: string, paper = 'invoice'): Promise<string> {
  const reply = await ask(shop, 'GET', `/orders/${id}/${paper}`);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}

const serials = async (kind: string) =>
  (
    await shop.pool.query<{ serial: number }>('select serial from invoices where kind = $1 order by serial', [
      kind,
    ])
  ).rows.map(({ serial }) => serial);

const numberIn = (text: string) => /RR\/\d\d-\d\d\/\d{6}/.exec(text)?.[0];

describe('the invoice', () => {
  it('is not there before the order is paid or shipped, and says so', async () => {
    const reply = await ask(shop, 'GET', `/orders/${await place()}/invoice`);
    expect(reply.statusCode).toBe(404);
    expect(errorOf(reply).message).toBe('The invoice is made when the order is paid or shipped');
  });

  it('is made when the order ships, with everything that rule 46 asks for', async () => {
    const id = await place();
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED');
    const text = await textOf(id);
    const { order } = (await ask(shop, 'GET', `/orders/${id}`)).json();
    for (const fact of [
      'Tax Invoice',
      `RR/${year}/000001`,
      'GSTIN 27AAPFU0939F1ZV',
      'Plot 00, Example Industrial Estate, Nashik, Maharashtra 422000',
      `RR-${order.order_number}`,
      ORDER_EXAMPLE.shippingAddress.fullName,
      'Place of supply: Maharashtra (27)',
      'Tax payable on reverse charge: No',
      '95069190',
      '2 NOS',
      '₹5,900.00',
      '₹11,800.00',
      'CGST 9% ₹1,062.00',
      'SGST 9% ₹1,062.00',
      'Round off',
      'Page 1 of 1',
    ])
      expect(text).toContain(fact);
    expect(text).toContain(
      new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(order.total_amount),
    );
    expect(text).toMatch(/Rupees [A-Z][A-Za-z -]+ Only/);
  });

  it('is made for goods that were handed over at once', async () => {
    const id = await place();
    await move(id, 'DELIVERED');
    expect(await textOf(id)).toContain('Tax Invoice');
  });

  it('charges IGST to another State', async () => {
    const address = {
      ...ORDER_EXAMPLE.shippingAddress,
      city: 'Bengaluru',
      state: 'Karnataka',
      pinCode: '560001',
    };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain('Place of supply: Karnataka (29)');
    expect(text).toContain('IGST 18% ₹2,124.00');
    expect(text).not.toContain('CGST');
  });

  it('takes GST from the price before it, and a coupon from the sum after it [9.money.44]', async () => {
    const id = await place({ couponCode: 'SAVE500' });
    await move(id, 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain(
      'Taxable value ₹11,800.00 CGST ₹1,062.00 SGST ₹1,062.00 Shipping ₹500.00 Discount (SAVE500) -₹500.00 Round off ₹0.00 Total ₹13,924.00',
    );
    expect(text).toContain('The discount was given after tax and does not reduce the taxable value.');
  });

  it('prints hostile names as the text they are (attack 59)', async () => {
    const address = { ...ORDER_EXAMPLE.shippingAddress, fullName: '<script>alert(1)</script>' };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    expect(await textOf(id)).toContain('<script>alert(1)</script>');
  });

  it('prints a name in an Indian script in Latin letters', async () => {
    const address = { ...ORDER_EXAMPLE.shippingAddress, fullName: 'आशा राव' };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    expect(await textOf(id)).toContain('Asha Rav');
  });

  it('prints Urdu in Latin letters and no emoji, and one question mark for a script that nobody spelled out', async () => {
    const address = {
      ...ORDER_EXAMPLE.shippingAddress,
      fullName: 'علی خان 💪🏽',
      addressLine1: '🏠 مکان ۱۲، 北京市 Gandhi Road',
      city: 'پونے',
    };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain('Ali Khan Mkan 12, ? Gandhi Road');
    expect(text).toContain('Pune, ');
    expect(text).not.toContain('??');
  });

  it('prints a question mark where a name is nothing but emoji', async () => {
    const address = { ...ORDER_EXAMPLE.shippingAddress, fullName: '🏋️💪' };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    expect(await textOf(id)).toMatch(/DELIVERED TO \? /);
  });

  it('is made once, and its numbers run without a gap when twenty orders ship together', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => place()));
    await Promise.all(ids.map((id) => move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED')));
    const all = await serials('invoice');
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => index + 1));
    const { rows } = await shop.pool.query(
      'select order_id from invoices where order_id = any ($1) group by order_id having count(*) = 1',
      [ids],
    );
    expect(rows).toHaveLength(20);
  });

  it('stays as it was printed when the shop moves or the order is edited later', async () => {
    const id = await place();
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    await shop.pool.query(`update settings set store_address = 'Elsewhere'`);
    expect(await textOf(id)).toContain('Nashik');
    await shop.pool.query(
      `update settings set store_address = 'Plot 00, Example Industrial Estate, Nashik, Maharashtra 422000'`,
    );
  });

  it('is as secret as its order: a foreign id and a bare number are not found (attack 46)', async () => {
    const id = await place();
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    const { order } = (await ask(shop, 'GET', `/orders/${id}`)).json();
    for (const wrong of [`GUEST-${'0'.repeat(32)}`, `RR-${order.order_number}`, 'x'])
      expect((await ask(shop, 'GET', `/orders/${wrong}/invoice`)).statusCode).toBe(404);
    const byNumber = await ask(shop, 'GET', `/orders/RR-${order.order_number}/invoice`, { token });
    expect(byNumber.statusCode).toBe(200);
    expect(byNumber.headers['cache-control']).toBe('no-store');
  });
});

describe('a credit note', () => {
  it('follows when an invoiced order is cancelled, names its invoice, and has a series of its own', async () => {
    const id = await place();
    const paid = await ask(shop, 'PUT', `/orders/${id}`, { body: { payment_status: 'PAID' }, token });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await textOf(id)).toContain('Tax Invoice');
    await move(id, 'CANCELLED');
    const text = await textOf(id, 'credit-note');
    expect(text).toContain('Credit Note');
    expect(text).toContain(`RC/${year}/000001`);
    expect(text).toMatch(new RegExp(`For invoice RR/${year}/\\d{6}`));
    expect(text).toContain('Reason: Order cancelled');
    expect(await serials('credit_note')).toEqual([1]);
  });

  it('leaves room for a new invoice when the order is taken up again, and for a new note when it ends again', async () => {
    const id = await place();
    await move(id, 'SHIPPED');
    const first = numberIn(await textOf(id));
    await move(id, 'CANCELLED', 'SHIPPED', 'DELIVERED');
    const second = numberIn(await textOf(id));
    expect(second).not.toBe(first);
    expect(await textOf(id, 'credit-note')).toContain(`For invoice ${first}`);
    await move(id, 'CANCELLED');
    expect(await textOf(id, 'credit-note')).toContain(`For invoice ${second}`);
    const all = await serials('invoice');
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => index + 1));
  });

  it('is not written for an order that never had an invoice', async () => {
    const id = await place();
    await move(id, 'CANCELLED');
    expect((await ask(shop, 'GET', `/orders/${id}/credit-note`)).statusCode).toBe(404);
  });
});
