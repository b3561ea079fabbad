import type { WishlistResponse } from '../../../contract/wishlist.ts';
import type { LineIdentity } from '../../../domain/cart/cart.ts';
import { type ApiClient, ApiError, shopClient } from '../../api/client.ts';

export function createWishlistCalls({ callProtected }: ApiClient = shopClient) {
  return {
    async fetchAll(token: string) {
      // Only its type: whoever is signed in loads this with the first page, which does without zod.
      const { data } = (await callProtected('/wishlist', { token })) as Partial<WishlistResponse>;
      if (data === undefined) throw new Error('Failed to fetch wishlist');
      return data;
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

/** This status means that another tab or device was faster, and the list is as wanted. */
async function ignoreStatus(status: number, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status !== status) throw thrown;
  }
}
