import type { LineIdentity } from '../../../domain/cart/cart.ts';
import { type ApiClient, ApiError, shopClient } from '../../api/client.ts';
import { getPath, idOf, isObject, readFields, textOf, variantTypeOf } from '../../api/response.ts';

/** An item of the server's list. `product` is used where the catalogue cannot be loaded. */
export type ServerEntry = NonNullable<ReturnType<typeof readEntry>>;

export function createWishlistCalls({ callProtected }: ApiClient = shopClient) {
  return {
    async fetchAll(token: string) {
      const response = await callProtected('/wishlist', { token });
      const list = [response, ...['items', 'wishlist', 'data'].map((name) => getPath(response, name))].find(
        Array.isArray,
      );
      if (list === undefined) throw new Error('Failed to fetch wishlist');
      return list.flatMap((entry: unknown) => readEntry(entry) ?? []);
    },

    async add({ productId, variant, variantType }: LineIdentity, token: string) {
      const init = { method: 'POST', token, body: { productId, variant, variantType } } as const;
      await ignoreStatus(409, () => callProtected('/wishlist', init));
    },

    async remove(id: string, token: string) {
      const init = { method: 'DELETE', token } as const;
      await ignoreStatus(404, () => callProtected(`/wishlist/${encodeURIComponent(id)}`, init));
    },
  };
}

function readEntry(entry: unknown) {
  const ids = readFields(entry, { id: idOf, productId: idOf });
  if (!isObject(entry) || ids === undefined) return undefined;
  return {
    ...ids,
    variant: textOf(entry.variant),
    variantType: variantTypeOf(entry.variantType),
    product: entry.product,
    createdAt: textOf(entry.createdAt),
  };
}

/** This status means that another tab or device was faster, and the list is as wanted. */
async function ignoreStatus(status: number, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status !== status) throw thrown;
  }
}
