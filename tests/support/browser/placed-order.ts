import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { products } from '../stores.ts';
import { expect } from './watched-page.ts';

/** Orders that a test has placed through the API, and what the checkout leaves of them in the browser. */

const itemSchema = z.looseObject({
  product_id: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  variant: z.string().nullable(),
  variant_type: z.enum(['weight', 'color']).nullable(),
});

const orderSchema = z.looseObject({
  id: z.string(),
  order_number: z.number(),
  payment_method: z.string(),
  subtotal: z.number(),
  shipping_cost: z.number(),
  tax_amount: z.number(),
  discount_amount: z.number(),
  total_amount: z.number(),
  created_at: z.string(),
  status: z.string(),
  payment_status: z.string(),
  order_items: z.array(itemSchema),
  shipping_address: z.looseObject({ fullName: z.string(), email: z.string(), phone: z.string() }),
});
export type PlacedOrder = z.infer<typeof orderSchema>;

export const SHOPPER = {
  fullName: 'Vikram Shinde',
  addressLine1: 'Flat 7, Shivneri Apartments',
  addressLine2: 'College Road',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422010',
  phone: '9000000012',
};

/** A bar and two pairs of dumbbells with ₹500 off: 23,599 + 2,575 + 4,248 − 500 = ₹29,922. */
export const ITEMS = [
  { productId: '1', quantity: 1 },
  { productId: '13', quantity: 2, variant: '20 kg pair', variantType: 'weight' },
];

let buyers = 0;

export async function placeOrder(
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  buyers += 1;
  const address = { ...SHOPPER, email: `vikram.${process.pid}.${Date.now()}.${buyers}@example.com` };
  const reply = await request.post('/api/orders/guest', {
    data: {
      items: ITEMS,
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: 'online',
      couponCode: 'SAVE500',
      ...changes,
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return orderSchema.parse((await reply.json()).data);
}

export async function readOrder(request: APIRequestContext, id: string): Promise<PlacedOrder> {
  return orderSchema.parse((await (await request.get(`/api/orders/${id}`)).json()).data);
}

const startedSchema = z.object({ paymentUrl: z.string(), transactionId: z.string() });

/** The address of the provider's page on which the order can be paid. */
export async function startPayment(request: APIRequestContext, { id }: PlacedOrder) {
  const reply = await request.post('/api/payment/initiate', { data: { orderId: id } });
  const started = startedSchema.parse(await reply.json());
  startedPayments.set(id, started.transactionId);
  return started;
}

/** By the order: a browser that has started a payment remembers which order it was for. */
const startedPayments = new Map<string, string>();

/** As the checkout stores it: the order as the server answered it, and the cart it was made of. */
export async function rememberOrder(
  page: Page,
  order: PlacedOrder,
  { isComplete = false, changes = {} }: { isComplete?: boolean; changes?: object } = {},
): Promise<void> {
  const items = order.order_items.map((item) => ({
    productId: item.product_id,
    quantity: item.quantity,
    ...(item.variant === null ? {} : { variant: item.variant, variantType: item.variant_type }),
    product: products.find(({ id }) => id === item.product_id),
  }));
  const currentOrder = { ...order, ...changes };
  await page.evaluate(
    ([stored, cart, payments]) => {
      localStorage.setItem('order-storage', stored);
      localStorage.setItem('payment-orders', payments);
      localStorage.setItem('cart-storage', cart);
    },
    [
      JSON.stringify({ state: { currentOrder, orderComplete: isComplete }, version: 0 }),
      JSON.stringify({ state: { items }, version: 0 }),
      JSON.stringify(
        [...startedPayments].map(([orderId, transactionId]) => ({ orderId, transactionId })).reverse(),
      ),
    ] as const,
  );
}

/** A page of the shop that runs no page's code: its storage can be filled before anything reads it. */
export const openEmptyPage = (page: Page) => page.goto('/favicon.svg');

export const cartCount = (page: Page) => page.getByRole('button', { name: /^Cart, / });
