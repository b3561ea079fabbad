import type { LineIdentity } from '../../../domain/cart/cart.ts';
import { type ApiClient, ApiError, shopClient } from '../../api/client.ts';
import { getPath, idOf, isObject, textOf } from '../../api/response.ts';

/** An entry of the server's list. What it means today, the catalogue says; `product` is for when there is none. */
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
      const reply = await callProtected('/wishlist', { token });
      const list = [reply, ...['items', 'wishlist', 'data'].map((name) => getPath(reply, name))].find(
        Array.isArray,
      );
      if (list === undefined) throw new Error('Failed to fetch wishlist');
      return list.flatMap((entry: unknown) => readEntry(entry) ?? []);
    },

    async add({ productId, variant, variantType }, token) {
      await unless(409, () =>
        callProtected('/wishlist', { method: 'POST', token, body: { productId, variant, variantType } }),
      );
    },

    async remove(id, token) {
      await unless(404, () =>
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

/** Another tab or device was faster, and the list is as wanted. */
async function unless(status: number, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.status !== status) throw thrown;
  }
}
