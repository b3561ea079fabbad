import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { financialYear } from '../../domain/invoices/invoice-number.ts';
import { addBar, addCoupon, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { printInvoices } from './pdf.ts';

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
  expect(reply.statusCode, reply.body).toBe(201);
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
  return readPdf(reply.rawPayload);
}

async function readPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
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
    expect(errorOf(reply).message).toBe('The invoice is ready once the order is paid or shipped');
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
      ORDER_REQUEST_EXAMPLE.shippingAddress.fullName,
      'Place of supply: Maharashtra (27)',
      'Tax payable on reverse charge: No',
      '95069190',
      '2 NOS',
      '₹5,900.00',
      '₹11,800.00',
      'CGST 9% ₹1,100.14',
      'SGST 9% ₹1,100.14',
      'Total ₹423.73 ₹12,223.73 CGST ₹1,100.14 SGST ₹1,100.14',
      'Summary by HSN',
      '95069190 18% ₹12,223.73 ₹1,100.14 ₹1,100.14 ₹2,200.28',
      'GST is included in the shipping of ₹500.00. With it, this invoice has CGST ₹1,100.14 and SGST ₹1,100.14 on a taxable value of ₹12,223.73, round-off -₹0.01, as in the table.',
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
      ...ORDER_REQUEST_EXAMPLE.shippingAddress,
      city: 'Bengaluru',
      state: 'Karnataka',
      pinCode: '560001',
    };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain('Place of supply: Karnataka (29)');
    expect(text).toContain('IGST 18% ₹2,200.27');
    expect(text).not.toContain('CGST');
    expect(text).toContain('IGST 18% ₹2,124.00');
  });

  it('takes freight and coupon as amounts that include GST, and changes nothing of what is paid', async () => {
    const id = await place({ couponCode: 'SAVE500' });
    await move(id, 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain(
      'AS ORDERED Subtotal ₹11,800.00 Shipping ₹500.00 CGST 9% ₹1,062.00 SGST 9% ₹1,062.00 Discount (SAVE500) -₹500.00 Total ₹13,924.00',
    );
    expect(text).toContain(
      'GST is included in the shipping of ₹500.00 and the discount of ₹500.00. With it, this invoice has CGST ₹1,062.00 and SGST ₹1,062.00 on a taxable value of ₹11,800.00',
    );
  });

  it('takes a coupon’s discount after tax, apart from the freight, and shows it in that place [9.money.44]', async () => {
    await addCoupon(shop.pool, { code: 'LESS1180', type: 'fixed', value: 118_000 });
    const id = await place({ couponCode: 'LESS1180' });
    const { order } = (await ask(shop, 'GET', `/orders/${id}`)).json();
    expect(order).toMatchObject({ subtotal: 11_800, tax_amount: 2124, total_amount: 13_244 });
    await move(id, 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain(
      'Subtotal ₹11,800.00 Shipping ₹500.00 CGST 9% ₹1,062.00 SGST 9% ₹1,062.00 Discount (LESS1180) -₹1,180.00',
    );
    expect(text).toContain('Total ₹13,244.00');
    expect(text).toContain('₹1,010.14 on a taxable value of ₹11,223.73');
  });

  it('has a row for each rate and HSN, counts pairs, and keeps the rates of the order', async () => {
    await addBar(shop.pool, 'collars');
    await shop.pool.query(
      `update products set name = 'Collars (pair)', gst = 5, hsn = '73181900' where id = 'collars'`,
    );
    const id = await place({ items: [line('bar', 1), line('collars', 2)] });
    await shop.pool.query(`update products set gst = 12 where id = 'collars'`);
    await move(id, 'SHIPPED');
    const text = await textOf(id);
    expect(text).toContain('2 PRS');
    // Freight of 750, a third to the bar: 250 / 1.18 and 500 / 1.05.
    expect(text).toContain('73181900 5% ₹12,276.19 ₹306.90 ₹306.90 ₹613.80');
    expect(text).toContain('95069190 18% ₹6,111.86 ₹550.07 ₹550.07 ₹1,100.14');
    expect(text).toContain(
      'CGST ₹856.97 and SGST ₹856.97 on a taxable value of ₹18,388.05, round-off ₹0.01,',
    );
  });

  it('counts in the unit that the chosen variant is sold in', async () => {
    const id = await place({
      items: [
        line('13', 3, { variant: '2.5 kg pair' }),
        line('13', 1, { variant: 'Full set 405 kg (12 pairs, 2.5 to 35 kg)' }),
        line('bar', 2),
      ],
    });
    await move(id, 'SHIPPED');
    const text = await textOf(id);
    for (const quantity of ['3 PRS', '1 SET', '2 NOS']) expect(text).toContain(quantity);
  });

  it('still prints as it was issued before freight and discount were shared over the lines', async () => {
    const id = await place({ couponCode: 'SAVE500' });
    await move(id, 'SHIPPED');
    const { rows } = await shop.pool.query(
      `select document - 'unit' as document from invoices where order_id = $1`,
      [id],
    );
    const { document } = rows[0];
    const { taxable, ...totals } = { ...document.totals, cgst: 106_200, sgst: 106_200, igst: 0 };
    const [{ unit, freight, discount, ...items }] = document.lines;
    const before = await readPdf(
      await printInvoices([
        {
          ...document,
          lines: [{ ...items, taxable: 1_180_000, cgst: 106_200, sgst: 106_200, total: 1_392_400 }],
          totals,
        },
      ]),
    );
    expect(before).toContain('2 NOS ₹5,900.00 ₹11,800.00 CGST 9% ₹1,062.00 SGST 9% ₹1,062.00');
    expect(before).toContain(
      'Taxable value ₹11,800.00 CGST ₹1,062.00 SGST ₹1,062.00 Shipping ₹500.00 Discount (SAVE500) -₹500.00 Total ₹13,924.00',
    );
    expect(before).toContain('The discount was given after tax and doesn’t reduce the taxable value.');
    expect(before).not.toContain('Summary by HSN');
  });

  it('prints hostile names as the text they are (attack 59)', async () => {
    const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, fullName: '<script>alert(1)</script>' };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    expect(await textOf(id)).toContain('<script>alert(1)</script>');
  });

  it('prints a name in an Indian script in Latin letters', async () => {
    const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, fullName: 'आशा राव' };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    expect(await textOf(id)).toContain('Asha Rav');
  });

  it('prints Urdu in Latin letters and no emoji, and one question mark for a script that nobody spelled out', async () => {
    const address = {
      ...ORDER_REQUEST_EXAMPLE.shippingAddress,
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
    const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, fullName: '🏋️💪' };
    const id = await place({ shippingAddress: address, billingAddress: address });
    await move(id, 'CONFIRMED', 'PROCESSING', 'SHIPPED');
    expect(await textOf(id)).toMatch(/SHIP TO \? /);
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
    expect(text).toMatch(new RegExp(`Against invoice RR/${year}/\\d{6}`));
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
    expect(await textOf(id, 'credit-note')).toContain(`Against invoice ${first}`);
    await move(id, 'CANCELLED');
    expect(await textOf(id, 'credit-note')).toContain(`Against invoice ${second}`);
    const all = await serials('invoice');
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => index + 1));
  });

  it('is not written for an order that never had an invoice', async () => {
    const id = await place();
    await move(id, 'CANCELLED');
    expect((await ask(shop, 'GET', `/orders/${id}/credit-note`)).statusCode).toBe(404);
  });
});

describe('the invoices of many orders', () => {
  const print = (ids: unknown, as: string | undefined = token) =>
    ask(shop, 'POST', '/orders/invoices', { body: { ids }, ...(as === '' ? {} : { token: as }) });

  it('are one PDF in the order of the ids, without those that have none', async () => {
    const [one, two, unpaid] = [await place(), await place(), await place()];
    await move(one, 'SHIPPED');
    await move(two, 'SHIPPED');
    const reply = await print([two, unpaid, 'GUEST-unknown', one, two]);
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(
      /^inline; filename="invoices-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(reply.headers['cache-control']).toContain('no-store');
    const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload));
    expect(pdf.numPages).toBe(2);
    const numbers = [...(await readPdf(reply.rawPayload)).matchAll(/No\. (RR\/\d\d-\d\d\/\d{6})/g)];
    expect(numbers.map(([, number]) => number)).toEqual([
      numberIn(await textOf(two)),
      numberIn(await textOf(one)),
    ]);
  });

  it('are for administrators alone, up to a hundred at once', async () => {
    const id = await place();
    expect((await print([id], '')).statusCode).toBe(401);
    expect((await print([id], (await shop.signUp('USER')).token)).statusCode).toBe(403);
    expect(errorOf(await print([id])).code).toBe('INVOICE_NOT_FOUND');
    expect((await print([])).statusCode).toBe(400);
    expect((await print(Array.from({ length: 101 }, (_, index) => `o${index}`))).statusCode).toBe(400);
    expect((await print('all')).statusCode).toBe(400);
  });
});
