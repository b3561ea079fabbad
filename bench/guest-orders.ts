import { randomUUID } from 'node:crypto';
import { productListResponse } from '../contract/catalogue/product.ts';
import { orderRequestItem } from '../contract/orders/checkout-request.ts';
import { ADDRESS_EXAMPLE } from '../contract/orders/examples.ts';
import { addToCart } from '../domain/cart/cart.ts';
import { type BenchShop, untilIdle } from './bench-shop.ts';
import { post } from './load.ts';

const MOST_RUPEES = 25_000;
const STOCK = 1_000_000;

/** Every product is counted, and there is enough of each. The pages that this makes stale are made anew before it returns. */
export async function raiseStock(shop: BenchShop): Promise<void> {
  await shop.sql(
    `insert into stock (product_id, variant_id, available)
     select p.id, v.id, ${STOCK} from products p left join product_variants v on v.product_id = p.id
     on conflict on constraint stock_one_per_item do update set available = excluded.available`,
  );
  await untilIdle(shop);
}

export interface GuestOrders {
  /** The checkout's request for one to four products, by somebody else each time. */
  readonly ofMany: () => string;
  /** The same product each time. */
  readonly ofOne: () => string;
  readonly hotProduct: string;
}

export async function guestOrders(shop: BenchShop): Promise<GuestOrders> {
  const reply = await fetch(`${shop.url}/api/products?limit=1000`);
  const { data } = productListResponse.parse(await reply.json());
  const lines = data
    .flatMap(({ id, price }) => (price <= MOST_RUPEES ? addToCart([], data, { productId: id }) : []))
    .map(orderRequestItem);
  const plain = lines.filter(({ variant }) => variant === undefined);
  const hot = plain[0];
  if (hot === undefined) throw new Error('No product without variants is for sale');
  let number = 0;
  const order = (items: readonly object[]) => {
    const address = { ...ADDRESS_EXAMPLE, email: `buyer-${number}@example.in` };
    const body = { items, shippingAddress: address, billingAddress: address, paymentMethod: 'cod' };
    return post('/api/orders/guest', JSON.stringify(body), { 'idempotency-key': randomUUID() });
  };
  return {
    ofMany: () => {
      number += 1;
      const wanted = Array.from(
        { length: 1 + (number % 4) },
        (_, line) => (number * 7 + line * 5) % lines.length,
      );
      return order([...new Set(wanted)].flatMap((index) => lines[index] ?? []));
    },
    ofOne: () => {
      number += 1;
      return order([hot]);
    },
    hotProduct: hot.productId,
  };
}
