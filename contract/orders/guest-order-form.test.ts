import { describe, expect, it } from 'vitest';
import { checkOrderRequest } from './guest-order-form.ts';

const address = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  address: '12 MG Road, Near the park',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  phone: '9876543210',
};
const form = {
  items: [{ product_id: '13', quantity: 2 }],
  shipping_address: address,
  billing_address: JSON.stringify(address),
  payment_method: 'COD',
  shipping_cost: 500,
  tax_amount: 683.64,
  cgst: 341.82,
  sgst: 341.82,
  igst: 0,
  discount_amount: 0,
  notes: 'Ring twice',
};

describe("the guest cart's form of an order", () => {
  it('means the same order as the checkout’s form, under other field names', () => {
    const read = {
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      addressLine1: '12 MG Road, Near the park',
      addressLine2: '',
      city: 'Nashik',
      state: 'Maharashtra',
      pinCode: '422001',
      phone: '9876543210',
    };
    expect(checkOrderRequest(form)).toEqual({
      ok: true,
      value: {
        items: [{ productId: '13', quantity: 2 }],
        shippingAddress: read,
        billingAddress: read,
        paymentMethod: 'COD',
        shippingCost: 500,
        taxAmount: 683.64,
        cgst: 341.82,
        sgst: 341.82,
        igst: 0,
        discountAmount: 0,
        shippingMethod: 'standard',
        notes: 'Ring twice',
      },
    });
  });

  it('is as strict about quantities, items and unknown fields', () => {
    expect(checkOrderRequest({ ...form, items: [{ product_id: '13', quantity: 0 }] })).toMatchObject({
      ok: false,
      errors: { 'items.0.quantity': 'Quantity must be a whole number from 1 to 99' },
    });
    expect(checkOrderRequest({ ...form, items: [] })).toMatchObject({
      errors: { items: 'No items in cart' },
    });
    expect(checkOrderRequest({ ...form, payment_status: 'PAID' }).ok).toBe(false);
  });

  it('and the form of the checkout are told apart by their spelling', () => {
    const checkout = {
      items: [{ productId: '13', quantity: 2 }],
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: 'online',
    };
    expect(checkOrderRequest(checkout)).toMatchObject({ ok: true, value: { paymentMethod: 'ONLINE' } });
    expect(checkOrderRequest({ ...checkout, payment_method: 'cod' }).ok).toBe(false);
    expect(checkOrderRequest(null)).toMatchObject({ ok: false, errors: { items: 'No items in cart' } });
  });
});
