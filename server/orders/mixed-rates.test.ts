import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutOrderRequest } from '../../contract/orders/checkout-request.ts';
import { completeOrder } from '../../contract/orders/complete-order.ts';
import type { Order } from '../../contract/orders/order.ts';
import { ORDER_REQUEST_EXAMPLE, orderRequestSchema } from '../../contract/orders/order-request.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import { addToCart, type Cart } from '../../domain/cart/cart.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { hsnSummary } from '../../domain/invoices/invoice-shares.ts';
import { chargedByRate, gstLines } from '../../domain/pricing/gst-rates.ts';
import { add, nearestPaise, type Paise, subtract, sum, ZERO } from '../../domain/pricing/money.ts';
import { priceCart, pricedLines } from '../../domain/pricing/price-cart.ts';
import { type SummedAmounts, summaryLines } from '../../domain/pricing/summary-lines.ts';
import { cartTotals } from '../../domain/pricing/totals.ts';
import { type Coupon, findCoupon } from '../../domain/promotions/coupon.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { readCsv } from '../../domain/text/csv-reader.ts';
import { ask } from '../../tests/support/orders.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { catalogueReads } from '../catalogue/reads.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import { withTransaction } from '../db/connect.ts';
import { CUSTOMER } from './actor.ts';
import { changeOrder } from './change-order.ts';
import { orderMail } from './order-mails.ts';
import { placeOrder } from './place-order.ts';

const CARTS = rounds(200);
const AT_ONCE = 2;

interface Snapshot {
  readonly products: readonly Product[];
  readonly coupons: readonly Coupon[];
  readonly settings: StoreSettings;
}

interface Purchase {
  readonly cart: Cart;
  readonly state: string;
  readonly shippingMethod: (typeof SHIPPING_METHODS)[number];
  readonly code: string | undefined;
}

let shop: TestShop;
let token: string;
let snapshot: Snapshot;
const now = new Date();

beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  // Prices with paise, and rates of every kind: two common ones, an odd one, none, and the store's.
  await shop.pool.query(
    `update products set price = price + 37, sale_price = sale_price + 49,
       gst = (array[18, 5, 12.25, 0, null])[1 + length(name) % 5]`,
  );
  await shop.pool.query('update settings set cash_order_max = 1000000000, order_units_max = 1000');
  const taken = await takeSnapshot(catalogueReads(shop.pool), now);
  snapshot = JSON.parse(taken.json.toString());
});
afterAll(() => shop.close());

const purchases = () =>
  fc.sample(
    fc.record({
      cart: fc
        .array(fc.record({ place: fc.nat(), quantity: fc.integer({ min: 1, max: 3 }) }), {
          minLength: 1,
          maxLength: 6,
        })
        .map((clicks) =>
          clicks.reduce<Cart>((cart, { place, quantity }) => {
            const productId = snapshot.products[place % snapshot.products.length]?.id ?? '';
            return addToCart(cart, snapshot.products, { productId, quantity });
          }, []),
        )
        .filter((cart) => cart.length > 0),
      state: fc.constantFrom('Maharashtra', 'Karnataka'),
      shippingMethod: fc.constantFrom(...SHIPPING_METHODS),
      code: fc.constantFrom(undefined, 'WELCOME10', 'SAVE500', 'FREESHIP'),
    }),
    { numRuns: CARTS, seed: 22 },
  );

/** In whole rupees, as a reader of the screen adds it up. */
function addsUpOnScreen(amounts: SummedAmounts): void {
  const lines = summaryLines(amounts);
  const total = lines.at(-1)?.amount ?? ZERO;
  expect(lines.every(({ amount }) => amount % 100 === 0)).toBe(true);
  expect(sum(lines.slice(0, -1).map(({ amount }) => amount))).toBe(total);
  expect(total).toBe(amounts.total);
}

async function buy({ cart, state, shippingMethod, code }: Purchase): Promise<Order> {
  const { settings, coupons } = snapshot;
  addsUpOnScreen(cartTotals({ lines: pricedLines(cart), settings, state }));
  addsUpOnScreen(cartTotals({ lines: pricedLines(cart), settings }));
  const coupon = code === undefined ? undefined : findCoupon(code, coupons);
  const totals = priceCart(cart, { state, settings, shippingMethod, coupon });
  addsUpOnScreen(totals);
  const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, state };
  const couponCode = totals.coupon?.isValid ? code : undefined;
  const written = checkoutOrderRequest({
    items: cart,
    address,
    paymentMethod: 'cod',
    shippingMethod,
    couponCode,
    totals,
  });
  const request = orderRequestSchema.transform(completeOrder).parse(JSON.parse(JSON.stringify(written)));
  const who = { userId: null, actor: CUSTOMER, reader: 'guest' as const, offersOnline: true };
  const placed = await placeOrder(shop.pool, { request, ...who, offersOnline: true, key: undefined, now });
  if (!placed.ok) throw new Error(placed.message);
  const { id } = placed.order;
  const shipped = await withTransaction(shop.pool, (client) =>
    changeOrder(client, id, { status: 'SHIPPED' }, CUSTOMER, now),
  );
  if (!shipped.ok) throw new Error(shipped.message);
  const { order } = shipped;
  expect(nearestPaise(order.total_amount)).toBe(totals.total);
  expect(taxLinesOf(order)).toEqual(totals.taxLines);
  return order;
}

const amountsOf = (order: Order) => ({
  subtotal: nearestPaise(order.subtotal),
  shipping: nearestPaise(order.shipping_cost),
  discount: nearestPaise(order.discount_amount),
  total: nearestPaise(order.total_amount),
});

function taxLinesOf(order: Order) {
  const sold = order.order_items.map(({ total_price, product_gst }) => ({
    value: nearestPaise(total_price),
    ratePercent: product_gst,
  }));
  const [cgst, sgst, igst] = [order.cgst, order.sgst, order.igst].map(nearestPaise);
  return gstLines(chargedByRate(sold, { cgst: cgst ?? ZERO, sgst: sgst ?? ZERO, igst: igst ?? ZERO }));
}

function checkScreens(order: Order): void {
  const tax = nearestPaise(order.tax_amount);
  // The shopper's pages name the tax as a whole, the admin's by rate.
  addsUpOnScreen({ ...amountsOf(order), taxLines: [{ label: 'Tax (GST)', amount: tax }] });
  addsUpOnScreen({ ...amountsOf(order), taxLines: taxLinesOf(order) });
}

/** To the paisa: the goods are the subtotal, and everything below it the total. */
function checkMail(order: Order): void {
  const { text = '' } = orderMail('placed', order, snapshot.settings, 'http://localhost');
  const facts = [...text.matchAll(/^(.+): (-?)₹([\d,.]+)$/gm)].map(([, label = '', minus, digits = '']) => ({
    label,
    amount: nearestPaise(Number(`${minus}${digits.replaceAll(',', '')}`)),
  }));
  const at = facts.findIndex(({ label }) => label === 'Subtotal');
  const subtotal = facts[at]?.amount;
  expect(sum(facts.slice(0, at).map(({ amount }) => amount))).toBe(subtotal);
  expect(sum(facts.slice(at, -1).map(({ amount }) => amount))).toBe(facts.at(-1)?.amount);
  expect(facts.at(-1)).toEqual({ label: 'Total', amount: nearestPaise(order.total_amount) });
}

function checkInvoice(order: Order, { lines, totals }: InvoiceDocument): void {
  const column = (of: (line: InvoiceDocument['lines'][number]) => Paise) => sum(lines.map(of));
  const { taxable = ZERO, cgst, sgst, igst } = totals;
  expect(column((line) => line.taxable)).toBe(taxable);
  expect(column((line) => line.cgst)).toBe(cgst);
  expect(column((line) => line.sgst)).toBe(sgst);
  expect(column((line) => line.igst)).toBe(igst);
  expect(
    add(
      totals.subtotal,
      column((line) => subtract(line.freight ?? ZERO, line.discount ?? ZERO)),
    ),
  ).toBe(taxable);
  const rows = hsnSummary(lines);
  expect(sum(rows.flatMap((row) => [row.taxable, row.cgst, row.sgst, row.igst]))).toBe(
    add(taxable, cgst, sgst, igst),
  );
  expect(add(taxable, cgst, sgst, igst, totals.roundOff)).toBe(totals.total);
  expect(lines.filter((line) => line.cgst !== line.sgst)).toEqual([]);
  expect(cgst).toBe(sgst);
  expect(totals.total).toBe(nearestPaise(order.total_amount));
  expect(order.cgst).toBe(order.sgst);
}

function checkCsv(cells: readonly string[], titles: readonly string[], document: InvoiceDocument): void {
  const cell = (title: string) => cells[titles.indexOf(title)] ?? '';
  const amount = (title: string) => nearestPaise(Number(cell(title)));
  const taxes = ['CGST', 'SGST', 'IGST'].map(amount);
  expect(add(amount('Taxable Value'), ...taxes, amount('Round Off'))).toBe(amount('Total'));
  expect(sum(taxes)).toBe(amount('Invoice GST'));
  expect(cell('Invoice Number')).toBe(document.number);
  expect(cell('HSN').split('; ').sort()).toEqual([...new Set(document.lines.map(({ hsn }) => hsn))].sort());
}

it(`${CARTS} carts at mixed GST rates add up on every surface: cart, checkout, order pages, mail, invoice and CSV`, async () => {
  const waiting = purchases();
  const orders: Order[] = [];
  const rates = new Set<number>();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) orders.push(await buy(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const { rows } = await shop.pool.query<{ order_id: string; document: InvoiceDocument }>(
    `select order_id, document from invoices where kind = 'invoice'`,
  );
  const invoices = new Map(rows.map(({ order_id, document }) => [order_id, document]));
  const exported = await ask(shop, 'GET', '/orders/export', { token });
  const read = readCsv(exported.body, CARTS + 1);
  if (!read.ok) throw new Error(read.message);
  const [titles = [], ...file] = read.rows.map(({ cells }) => cells);
  const byId = new Map(file.map((cells) => [cells[titles.indexOf('Order ID')], cells]));

  for (const order of orders) {
    const invoice = invoices.get(order.id);
    if (invoice === undefined) throw new Error(`No invoice of ${order.order_number}`);
    for (const { product_gst } of order.order_items) rates.add(product_gst);
    checkScreens(order);
    checkMail(order);
    checkInvoice(order, invoice);
    checkCsv(byId.get(order.id) ?? [], titles, invoice);
  }
  expect(orders).toHaveLength(CARTS);
  expect([...rates].sort((a, b) => a - b)).toEqual([0, 5, 12.25, 18]);
}, 60_000);
