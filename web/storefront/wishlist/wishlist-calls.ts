import type { LineIdentity } from '../../../domain/cart/cart.ts';
import { type ApiClient, ApiError, shopClient } from '../../api/client.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';

/** An item of the server's list. `product` is used where the catalogue cannot be loaded. */
export interface ServerEntry {
  readonly id: string;
  readonly productId: string;
  readonly variant: string | undefined;
  readonly variantType: 'weight' | 'color' | undefined;
  readonly product: unknown;
  readonly createdAt: string | undefined;
}

export interface WishlistCalls {
  fetchAll(token: string): Promise<ServerEntry[]>;
  add(item: LineIdentity, token: string): Promise<void>;
  remove(id: string, token: string): Promise<void>;
}

export function createWishlistCalls({ callProtected }: ApiClient = shopClient): WishlistCalls {
  return {
    async fetchAll(token) {
      const response = await callProtected('/wishlist', { token });
      const list = [response, ...['items', 'wishlist', 'data'].map((name) => getPath(response, name))].find(
        Array.isArray,
      );
      if (list === undefined) throw new Error('Failed to fetch wishlist');
      return list.flatMap((entry: unknown) => readEntry(entry) ?? []);
    },

    async add({ productId, variant, variantType }, token) {
      await ignoreStatus(409, () =>
        callProtected('/wishlist', { method: 'POST', token, body: { productId, variant, variantType } }),
      );
    },

    async remove(id, token) {
      await ignoreStatus(404, () =>
        callProtected(`/wishlist/${encodeURIComponent(id)}`, { method: 'DELETE', token }),
      );
    },
  };
}

function readEntry(entry: unknown): ServerEntry | undefined {
  if (!isObject(entry)) return undefined;
  const id = idOf(entry.id);
  const productId = idOf(entry.productId);
  if (id === undefined || productId === undefined) return undefined;
  const { variantType, product } = entry;
  return {
    id,
    productId,
    variant: textOf(entry.variant),
    variantType: variantType === 'weight' || variantType === 'color' ? variantType : undefined,
    product,
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
