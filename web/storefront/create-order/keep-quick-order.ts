import { guestOrderRecord } from '../../../domain/order.ts';
import type { QuickLine } from '../../../domain/quick-order.ts';
import { priceOrder } from '../../../domain/totals.ts';
import type { Catalogue, ListedProduct } from '../../api/catalogue.ts';
import type { QuickOrderBody } from '../../api/quick-order-call.ts';
import { orderStore, startOrderStore } from '../../stores/order-store.ts';

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
