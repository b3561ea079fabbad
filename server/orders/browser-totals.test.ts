import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutOrderRequest } from '../../contract/orders/checkout-request.ts';
import { ORDER_REQUEST_EXAMPLE, orderRequestSchema } from '../../contract/orders/order-request.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import { addToCart, type Cart } from '../../domain/cart/cart.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import { cartTotals } from '../../domain/pricing/totals.ts';
import { type Coupon, findCoupon } from '../../domain/promotions/coupon.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { STATE_NAMES } from '../../domain/shipping/states.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { catalogueReads } from '../catalogue/reads.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import { withTransaction } from '../db/connect.ts';
import { priceRequest } from './price-request.ts';

interface Snapshot {
  readonly products: readonly Product[];
  readonly coupons: readonly Coupon[];
  readonly settings: StoreSettings;
}

let shop: TestShop;
let snapshot: Snapshot;
const now = new Date();

beforeAll(async () => {
  shop = await testShop();
  await shop.pool.query(
    'update products set price = price + 37, sale_price = sale_price + 49 where id in ($1, $2)',
    ['3', '43'],
  );
  // A quarter each: 18 % of their own, 5 %, nothing, and the store's rate.
  await shop.pool.query(`update products set gst = (array[18, 5, 0, null])[1 + length(name) % 4]`);
  const taken = await takeSnapshot(catalogueReads(shop.pool), now);
  snapshot = JSON.parse(taken.json.toString());
});
afterAll(() => shop.close());

/** Lines as a shopper's clicks make them: any product, any of its variants, any quantity that a line takes. */
const anyCart = () =>
  fc
    .array(
      fc.record({
        product: fc.nat(),
        variant: fc.nat(),
        quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 })),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((clicks) =>
      clicks.reduce<Cart>((cart, click) => {
        const product = snapshot.products[click.product % snapshot.products.length];
        if (product === undefined) return cart;
        const names = [
          ...(product.weightVariants ?? []).flatMap(({ weight, weightOptions = [] }) =>
            weightOptions.length > 0
              ? weightOptions.map((option) => `${weight} / ${option.weight}`)
              : [weight],
          ),
          ...(product.colorVariants ?? []).map(({ color }) => color),
        ];
        const variant = names[click.variant % Math.max(names.length, 1)];
        const { quantity } = click;
        return addToCart(cart, snapshot.products, { productId: product.id, variant, quantity });
      }, []),
    )
    .filter((cart) => cart.length > 0);

describe('what the browser reckons before an order is placed', () => {
  it('is what the shop reckons, for any cart, State, delivery and coupon', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        anyCart(),
        fc.constantFrom(...STATE_NAMES),
        fc.constantFrom(...SHIPPING_METHODS),
        fc.constantFrom(undefined, 'WELCOME10', 'SAVE500', 'FREESHIP', 'NEWUSER'),
        async (items, state, shippingMethod, code) => {
          const { settings, coupons } = snapshot;
          const coupon = code === undefined ? undefined : findCoupon(code, coupons);
          const totals = priceCart(items, { state, settings, shippingMethod, coupon });
          const request = checkoutOrderRequest({
            items,
            address: { ...ORDER_REQUEST_EXAMPLE.shippingAddress, state },
            paymentMethod: 'cod',
            shippingMethod,
            couponCode: totals.coupon?.isValid ? code : undefined,
            totals,
          });
          const sent = orderRequestSchema.parse(JSON.parse(JSON.stringify(request)));
          const priced = await withTransaction(shop.pool, (client) => priceRequest(client, sent, now));
          const { freight, coupon: result, ...amounts } = totals;
          expect(priced).toMatchObject({ ok: true, totals: amounts });
          count += 1;
        },
      ),
      { numRuns: rounds(200), endOnFailure: true },
    );
    expect(count).toBe(rounds(200));
  });

  it('follows the store settings: tax, free shipping threshold and standard amount [9.money.45]', async () => {
    await shop.pool.query(
      'update settings set tax_rate = 12.5, shipping_threshold = 300000, standard_shipping_amount = 7550',
    );
    await shop.pool.query(`update products set gst = null where id = '1'`);
    const { settings, products }: Snapshot = JSON.parse(
      (await takeSnapshot(catalogueReads(shop.pool), now)).json.toString(),
    );
    const items = addToCart([], products, { productId: '1' });
    const totals = priceCart(items, { settings, state: 'Kerala' });
    expect(totals).toMatchObject({ tax: rupees(1249.88), taxLines: [{ label: 'IGST 12.5%' }] });
    const request = checkoutOrderRequest({
      items,
      address: { ...ORDER_REQUEST_EXAMPLE.shippingAddress, state: 'Kerala' },
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      couponCode: undefined,
      totals,
    });
    const sent = orderRequestSchema.parse(JSON.parse(JSON.stringify(request)));
    const priced = await withTransaction(shop.pool, (client) => priceRequest(client, sent, now));
    expect(priced).toMatchObject({ ok: true, totals: { tax: totals.tax, total: totals.total } });
    const line = (price: number) => [{ unitPrice: rupees(price), quantity: 1 }];
    expect(cartTotals({ lines: line(3000), settings })).toMatchObject({ shipping: rupees(75.5) });
    expect(cartTotals({ lines: line(3001), settings })).toMatchObject({ shipping: rupees(0) });
  });
});
