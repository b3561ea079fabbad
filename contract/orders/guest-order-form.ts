import { camelKeys, snakeKeys } from '../../domain/text/key-case.ts';
import { z } from '../../domain/zod.ts';
import { type Checked, check } from '../check.ts';
import { ADDRESS_EXAMPLE } from './examples.ts';
import { amount, lineFields, type OrderRequest, orderLines, orderRequestSchema } from './order-request.ts';

const { addressLine1, addressLine2, pinCode, ...sameFields } = ADDRESS_EXAMPLE;
const FORM_ADDRESS_EXAMPLE = { ...sameFields, address: `${addressLine1}, ${addressLine2}`, pincode: pinCode };

export const GUEST_ORDER_FORM_EXAMPLE = {
  items: [{ product_id: '1', quantity: 1 }],
  shipping_address: FORM_ADDRESS_EXAMPLE,
  billing_address: FORM_ADDRESS_EXAMPLE,
  payment_method: 'COD',
  notes: 'Please call before delivery',
};

const { items: _items, replacesOrderId: _replaced, ...fields } = orderRequestSchema.shape;

/** The guest cart's form of POST /orders: the same order as `order-request.ts`, spelt in snake_case. */
export const guestOrderFormSchema = z
  .strictObject({
    items: orderLines(z.object(snakeKeys(lineFields))),
    ...snakeKeys({ ...fields, advance: amount }),
  })
  .meta({ examples: [GUEST_ORDER_FORM_EXAMPLE] });
export type GuestOrderForm = z.output<typeof guestOrderFormSchema>;

export function orderRequestFromGuestForm({ items, ...form }: GuestOrderForm): OrderRequest {
  return { ...camelKeys(form), items: items.map((item) => camelKeys(item)) };
}

/** Reads an order in either spelling; a body with any snake_case name is read as the guest cart's form. */
export function checkOrderRequest(body: unknown): Checked<OrderRequest> {
  const snakeCase =
    typeof body === 'object' && body !== null && Object.keys(body).some((key) => key.includes('_'));
  if (!snakeCase) return check(orderRequestSchema, body);
  const checked = check(guestOrderFormSchema, body);
  return checked.ok ? { ok: true, value: orderRequestFromGuestForm(checked.value) } : checked;
}
