import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productSchema } from '../../domain/catalogue/product.ts';
import { check } from '../check.ts';
import { orderRequestItem } from './checkout-request.ts';
import { customerOf, orderRequestSchema } from './order-request.ts';

const address = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road',
  addressLine2: '',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};
const details = {
  id: '13',
  name: 'Rubber Hex Dumbbells',
  price: 1299,
  salePrice: 950,
  images: ['/images/13.webp'],
  category: 'dumbbells',
  description: 'Cast-iron core',
  gst: 18,
  weight: '5 kg',
  dimensions: '30 x 10 cm',
  brand: 'Rack & Rep',
  sku: 'RR-13',
};
const item = {
  productId: '13',
  quantity: 2,
  priceAtPurchase: 1899,
  variant: '5 kg pair',
  variantType: 'weight',
  productDetails: details,
};
const request = {
  items: [item],
  shippingAddress: address,
  billingAddress: address,
  totalAmount: 4982,
  paymentMethod: 'cod',
  subtotal: 3798,
  shippingCost: 500,
  taxAmount: 683.64,
  cgst: 341.82,
  sgst: 341.82,
  igst: 0,
  discountAmount: 0,
};
const read = (changes: object) => check(orderRequestSchema, { ...request, ...changes });

describe('the order that the checkout sends', () => {
  it('has items with product, quantity, price, variant, its type and the product as seen [3.request.1]', () => {
    expect(read({})).toMatchObject({ ok: true, value: { items: [item] } });
  });

  it('carries a copy of the product: id, name, prices, images, category and the rest [3.request.2]', () => {
    const checked = read({});
    expect(checked.ok && checked.value.items[0]?.productDetails).toEqual(details);
    const product = productSchema.parse({
      ...details,
      slug: 'rubber-hex-dumbbells',
      productCode: 'HEX',
      shortDescription: '',
      specifications: {},
      inStock: true,
      featured: false,
      bestSeller: false,
      isNew: false,
      rating: 4,
      reviewCount: 2,
      reviews: [],
      weightVariants: [{ weight: '5 kg pair', price: 2499, salePrice: 1899, inStock: true }],
    });
    const line = {
      productId: '13',
      quantity: 2,
      variant: '5 kg pair',
      variantType: 'weight',
      product,
    } as const;
    expect(orderRequestItem(line)).toEqual(item);
  });

  it('has both addresses, the total and the payment method, stored as COD, ONLINE, UPI or CARD [3.request.3]', () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: {
        shippingAddress: address,
        billingAddress: address,
        totalAmount: 4982,
        paymentMethod: 'COD',
      },
    });
    expect(read({ paymentMethod: 'online' })).toMatchObject({ value: { paymentMethod: 'ONLINE' } });
    expect(read({ paymentMethod: undefined })).toMatchObject({ value: { paymentMethod: 'COD' } });
    expect(read({ paymentMethod: 'cheque' })).toEqual({
      ok: false,
      errors: { paymentMethod: 'Please choose a valid payment method' },
    });
  });

  it('has subtotal, shipping, tax, CGST, SGST, IGST and discount [3.request.4]', () => {
    const { subtotal, shippingCost, taxAmount, cgst, sgst, igst, discountAmount } = request;
    expect(read({})).toMatchObject({
      value: { subtotal, shippingCost, taxAmount, cgst, sgst, igst, discountAmount },
    });
    for (const field of Object.keys({
      subtotal,
      shippingCost,
      taxAmount,
      cgst,
      sgst,
      igst,
      discountAmount,
    })) {
      expect(read({ [field]: -1 }).ok).toBe(false);
      expect(read({ [field]: '1' }).ok).toBe(false);
      expect(read({ [field]: undefined }).ok).toBe(true);
    }
  });

  it.each([0, -1, 1.5, 100, 1e9, '2', null, Number.NaN])('refuses the quantity %s', (quantity) => {
    expect(read({ items: [{ ...item, quantity }] })).toEqual({
      ok: false,
      errors: { 'items.0.quantity': 'Quantity must be a whole number from 1 to 99' },
    });
  });

  it.each([1, 99])('accepts the quantity %s', (quantity) => {
    expect(read({ items: [{ ...item, quantity }] }).ok).toBe(true);
  });

  it('has 1 to 50 lines', () => {
    expect(read({ items: [] })).toEqual({ ok: false, errors: { items: 'No items in cart' } });
    expect(read({ items: undefined })).toEqual({ ok: false, errors: { items: 'No items in cart' } });
    expect(read({ items: Array(50).fill(item) }).ok).toBe(true);
    expect(read({ items: Array(51).fill(item) })).toEqual({
      ok: false,
      errors: { items: 'You can order up to 50 different items at once' },
    });
  });

  it.each([[[]], [undefined], [null], ['1']])('is refused without an item (%j) [5.shopper.1]', (items) => {
    expect(read({ items })).toEqual({ ok: false, errors: { items: 'No items in cart' } });
  });

  it('has both addresses or is refused in the words of the specification [5.shopper.2]', () => {
    expect(read({ shippingAddress: undefined, billingAddress: null })).toEqual({
      ok: false,
      errors: {
        shippingAddress: 'Shipping and billing addresses are required',
        billingAddress: 'Shipping and billing addresses are required',
      },
    });
    const { shippingAddress: _left, ...without } = request;
    expect(check(orderRequestSchema, without)).toMatchObject({
      errors: { shippingAddress: 'Shipping and billing addresses are required' },
    });
  });

  it('is refused with a field that nobody knows', () => {
    expect(read({ isAdmin: true })).toMatchObject({ ok: false, errors: { form: expect.any(String) } });
    expect(read({ status: 'DELIVERED' }).ok).toBe(false);
  });

  it('may name a coupon, the way of shipping, a GSTIN and notes', () => {
    const more = {
      couponCode: 'SAVE500',
      shippingMethod: 'express',
      gstin: '27AAPFU0939F1ZV',
      notes: 'Ring\ntwice',
    };
    expect(read(more)).toMatchObject({ ok: true, value: more });
    expect(read({})).toMatchObject({ value: { shippingMethod: 'standard' } });
    expect(read({ shippingMethod: 'drone' }).ok).toBe(false);
  });

  it('reads a numeric product id and null for what was not chosen', () => {
    const checked = read({ items: [{ productId: 13, quantity: 1, variant: null, variantType: null }] });
    expect(checked.ok && checked.value.items).toEqual([{ productId: '13', quantity: 1 }]);
    expect(read({ items: [{ quantity: 1 }] })).toMatchObject({
      errors: { 'items.0.productId': 'Product is required' },
    });
  });

  it('names its customer, else the name on the parcel is meant', () => {
    const customer = { name: 'Asha Gym', email: 'gym@example.in', phone: '9000000000' };
    expect(customerOf({ customerInfo: customer, shippingAddress: address })).toEqual(customer);
    expect(customerOf({ customerInfo: undefined, shippingAddress: address })).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
    });
  });

  it('can be described in the OpenAPI document', () => {
    expect(z.toJSONSchema(orderRequestSchema, { io: 'input', unrepresentable: 'any' })).toMatchObject({
      type: 'object',
      additionalProperties: false,
    });
  });
});
