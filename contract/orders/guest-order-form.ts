import { type Checked, check } from '../check.ts';
import { z } from '../zod.ts';
import { ADDRESS_EXAMPLE } from './order.ts';
import { type OrderRequest, orderFields, orderLines, orderRequestSchema } from './order-request.ts';

const { addressLine1, addressLine2, pinCode, ...sameFields } = ADDRESS_EXAMPLE;
const FORM_ADDRESS_EXAMPLE = { ...sameFields, address: `${addressLine1}, ${addressLine2}`, pincode: pinCode };

export const GUEST_ORDER_FORM_EXAMPLE = {
  items: [{ product_id: '1', quantity: 1 }],
  shipping_address: FORM_ADDRESS_EXAMPLE,
  billing_address: FORM_ADDRESS_EXAMPLE,
  payment_method: 'COD',
  notes: 'Please call before delivery',
};

/** The guest cart's form of POST /orders: the same order as `order-request.ts`, spelt in snake_case. */
export const guestOrderFormSchema = z
  .strictObject({
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
    part_payment: orderFields.partPayment,
    advance: orderFields.amount,
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
    floor: orderFields.floor,
    has_lift: orderFields.hasLift,
  })
  .meta({ examples: [GUEST_ORDER_FORM_EXAMPLE] });
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
    partPayment: form.part_payment,
    advance: form.advance,
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
    floor: form.floor,
    hasLift: form.has_lift,
  };
}

/** Reads an order in either spelling; a body with any snake_case name is read as the guest cart's form. */
export function checkOrderRequest(body: unknown): Checked<OrderRequest> {
  const snakeCase =
    typeof body === 'object' && body !== null && Object.keys(body).some((key) => key.includes('_'));
  if (!snakeCase) return check(orderRequestSchema, body);
  const checked = check(guestOrderFormSchema, body);
  return checked.ok ? { ok: true, value: orderRequestFromGuestForm(checked.value) } : checked;
}
