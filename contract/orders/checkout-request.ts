import type { CartItem } from '../../domain/cart/cart.ts';
import type { Product, SoldProduct } from '../../domain/catalogue/product.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import { effectivePrice } from '../../domain/pricing/price.ts';
import type { Totals } from '../../domain/pricing/totals.ts';
import type { Address } from '../../domain/shipping/address.ts';
import type { ShippingMethod } from '../../domain/shipping/freight.ts';
import type { z } from '../../domain/zod.ts';
import type { orderRequestSchema } from './order-request.ts';

/** What the checkout sends, without the schema that the server checks it with. */

type OrderedProduct = SoldProduct & Partial<Product>;

/** A line of the cart as the request carries it. */
export function orderRequestItem({
  productId,
  quantity,
  variant,
  variantType,
  product,
}: CartItem<OrderedProduct>) {
  const { id, name, price, salePrice, images, category, description } = product;
  const { gst, weight, dimensions, brand, sku } = product;
  return {
    productId,
    quantity,
    priceAtPurchase: toRupees(effectivePrice(product, { variant, variantType })),
    variant,
    variantType,
    productDetails: {
      id,
      name,
      price,
      salePrice,
      images,
      category,
      description,
      gst,
      weight,
      dimensions,
      brand,
      sku,
    },
  };
}

export interface CheckoutOrder {
  items: readonly CartItem<OrderedProduct>[];
  address: Address;
  paymentMethod: 'cod' | 'online';
  /** Of a cash order, what is paid online now. */
  advance?: Paise | undefined;
  shippingMethod: ShippingMethod;
  couponCode: string | undefined;
  /** Of a business that wants it on its invoice. */
  gstin?: string | undefined;
  /** Asked for heavy goods; 0 is the ground floor. */
  floor?: number | undefined;
  hasLift?: boolean | undefined;
  totals: Totals;
  /** In the order of the items, where the shop has answered newer prices than the catalogue's. */
  unitPrices?: readonly Paise[] | undefined;
}

/** It is shipped to the address that is billed, and whoever receives it has ordered it. */
export function checkoutOrderRequest(order: CheckoutOrder) {
  const { items, address, paymentMethod, advance, shippingMethod, couponCode, gstin, totals } = order;
  const { floor, hasLift } = order;
  const { unitPrices = [] } = order;
  return {
    items: items.map((item, index) => {
      const line = orderRequestItem(item);
      const newPrice = unitPrices[index];
      return newPrice === undefined ? line : { ...line, priceAtPurchase: toRupees(newPrice) };
    }),
    shippingAddress: address,
    billingAddress: address,
    customerInfo: { name: address.fullName, email: address.email, phone: address.phone },
    paymentMethod,
    ...(advance === undefined ? {} : { partPayment: true, advance: toRupees(advance) }),
    shippingMethod,
    ...(couponCode === undefined ? {} : { couponCode }),
    ...(gstin === undefined ? {} : { gstin }),
    ...(floor === undefined ? {} : { floor, hasLift: floor > 0 ? hasLift : undefined }),
    totalAmount: toRupees(totals.total),
    subtotal: toRupees(totals.subtotal),
    shippingCost: toRupees(totals.shipping),
    taxAmount: toRupees(totals.tax),
    cgst: toRupees(totals.cgst),
    sgst: toRupees(totals.sgst),
    igst: toRupees(totals.igst),
    discountAmount: toRupees(totals.discount),
  } satisfies z.input<typeof orderRequestSchema>;
}
