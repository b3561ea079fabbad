import { type Checked, check } from '../check.ts';
import { z } from '../zod.ts';
import { type OrderRequest, orderFields, orderLines, orderRequestSchema } from './order-request.ts';

/** The guest cart's form of POST /orders: the same order as `order-request.ts`, spelt in snake_case. */
export const guestOrderFormSchema = z.strictObject({
  items: orderLines(
    z.object({
      product_id: orderFields.productId,
      quantity: orderFields.quantity,
      variant: orderFields.variant,
      variant_type: orderFields.variantType,
    }),
  ),
  shipping_address: orderFields.address,
  billing_address: orderFields.address,
  payment_method: orderFields.paymentMethod,
  total_amount: orderFields.amount,
  subtotal: orderFields.amount,
  shipping_cost: orderFields.amount,
  tax_amount: orderFields.amount,
  cgst: orderFields.amount,
  sgst: orderFields.amount,
  igst: orderFields.amount,
  discount_amount: orderFields.amount,
  coupon_code: orderFields.couponCode,
  gstin: orderFields.gstin,
  shipping_method: orderFields.shippingMethod,
  customer_info: orderFields.customerInfo,
  notes: orderFields.notes,
});
export type GuestOrderForm = z.output<typeof guestOrderFormSchema>;

export function orderRequestFromGuestForm(form: GuestOrderForm): OrderRequest {
  return {
    items: form.items.map(({ product_id, quantity, variant, variant_type }) => ({
      productId: product_id,
      quantity,
      variant,
      variantType: variant_type,
    })),
    shippingAddress: form.shipping_address,
    billingAddress: form.billing_address,
    paymentMethod: form.payment_method,
    totalAmount: form.total_amount,
    subtotal: form.subtotal,
    shippingCost: form.shipping_cost,
    taxAmount: form.tax_amount,
    cgst: form.cgst,
    sgst: form.sgst,
    igst: form.igst,
    discountAmount: form.discount_amount,
    couponCode: form.coupon_code,
    gstin: form.gstin,
    shippingMethod: form.shipping_method,
    customerInfo: form.customer_info,
    notes: form.notes,
  };
}

/** Reads an order in either spelling; a body that has one snake_case name is taken for the guest cart's form. */
export function checkOrderRequest(body: unknown): Checked<OrderRequest> {
  const snakeCase =
    typeof body === 'object' && body !== null && Object.keys(body).some((key) => key.includes('_'));
  if (!snakeCase) return check(orderRequestSchema, body);
  const checked = check(guestOrderFormSchema, body);
  return checked.ok ? { ok: true, value: orderRequestFromGuestForm(checked.value) } : checked;
}
