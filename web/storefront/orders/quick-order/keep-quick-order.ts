import { guestOrderRecord } from '../../../../domain/orders/order.ts';
import type { QuickLine } from '../../../../domain/orders/quick-order.ts';
import { priceOrder } from '../../../../domain/pricing/totals.ts';
import type { Catalogue, ListedProduct } from '../../catalogue/catalogue-calls.ts';
import { orderStore, startOrderStore } from '../order-store.ts';
import type { QuickOrderBody } from './quick-order-call.ts';

/** The guest's own record, so that the order is in the list of this device. */
export function keepQuickOrder(
  id: string,
  { lines }: { readonly lines: readonly QuickLine<ListedProduct>[] },
  body: QuickOrderBody,
  { settings }: Catalogue,
): void {
  const { shippingAddress, billingAddress, customerInfo, paymentMethod } = body;
  startOrderStore();
  orderStore.getState().addGuestOrder(
    guestOrderRecord({
      id,
      items: lines.map(({ product, quantity, variant, variantType }) => ({
        productId: product.id,
        quantity,
        variant,
        variantType: variant === undefined ? undefined : variantType,
        product,
      })),
      amounts: priceOrder({ lines, state: shippingAddress.state, settings }),
      paymentMethod,
      shippingAddress,
      billingAddress,
      customerInfo,
      now: new Date(),
    }),
  );
}
