import type { User } from '../../contract/accounts/user.ts';
import type { WishlistItemRecord } from '../../contract/wishlist.ts';
import { cartLineKey } from '../../domain/cart/cart.ts';
import { type ApiClient, createClient } from '../../web/api/client.ts';
import { textOf } from '../../web/api/response.ts';
import { readToken, type SafeStorage } from '../../web/storage/safe-storage.ts';
import { productOf } from './stores.ts';
import { type Answer, type Asked, bodyOf, type Served, serve } from './web-api.ts';

export const ASHA: User = {
  id: 'u1',
  name: 'Asha Rao',
  role: 'USER',
  email: 'asha@example.in',
  phone: null,
  addresses: [],
  emailVerified: true,
  createdAt: '2026-10-01T10:00:00.000Z',
};
const SAVED = { success: true, message: 'Done' };
export const LOGIN = { email: 'asha@example.in', password: 'twelve plates' };

/** The accounts and wishlists of a shop that a test runs, in the shapes of the specification's calls. */
export interface TestShop extends Served {
  readonly tokens: Set<string>;
  readonly wishlist: WishlistItemRecord[];
  /** Overrides the answer to `METHOD /path`. */
  readonly instead: Map<string, Answer | (() => Answer)>;
  client(storage: SafeStorage): ApiClient;
  put(productId: string, variant?: string): void;
  wishlistAnswer(): Answer;
  /** The questions about the wishlist, without the reading of it. */
  wishlistWrites(): string[];
}

export async function serveShop(): Promise<TestShop> {
  const tokens = new Set<string>();
  const wishlist: WishlistItemRecord[] = [];
  const instead: TestShop['instead'] = new Map();
  let count = 0;

  const put = (productId: string, variant: string | null = null) => {
    count += 1;
    const variantType = variant === null ? null : 'weight';
    wishlist.push({
      id: `w${count}`,
      productId,
      variant,
      variantType,
      product: productOf(productId),
      createdAt: '2026-10-01T10:00:00.000Z',
    });
  };
  const open = (): string => {
    count += 1;
    tokens.add(`token-${count}`);
    return `token-${count}`;
  };

  const wishlistAnswer = () => {
    const pagination = { page: 1, limit: 100, total: wishlist.length, pages: 1 };
    return { json: { success: true, data: wishlist, pagination } };
  };

  const answer = (asked: Asked): Answer => {
    const question = `${asked.method} ${asked.path.replace('/api', '')}`;
    const other = instead.get(question);
    if (other !== undefined) return typeof other === 'function' ? other() : other;
    if (question === 'POST /auth/login' || question === 'POST /auth/register')
      return { json: { ...SAVED, user: ASHA, authorization: { token: open() } } };
    if (question === 'POST /auth/admin-login')
      return { json: { ...SAVED, data: { user: { ...ASHA, role: 'ADMIN' }, token: open() } } };
    if (asked.token === undefined || !tokens.has(asked.token))
      return { status: 401, json: { success: false, error: 'Please sign in', code: 'UNAUTHENTICATED' } };
    if (question === 'GET /auth/user-profile') return { json: { success: true, user: ASHA } };
    if (question === 'POST /auth/logout') tokens.delete(asked.token);
    if (question === 'PUT /users/profile/u1')
      return { json: { ...SAVED, user: { ...ASHA, ...bodyOf(asked) } } };
    if (question === 'GET /wishlist') return wishlistAnswer();
    if (question === 'POST /wishlist') {
      const { productId, variant } = bodyOf(asked);
      const wanted = { productId: String(productId), variant: textOf(variant) ?? null };
      if (!wishlist.some((entry) => entry.productId === wanted.productId && entry.variant === wanted.variant))
        put(wanted.productId, wanted.variant ?? undefined);
    }
    const index = wishlist.findIndex(({ id }) => question === `DELETE /wishlist/${id}`);
    if (index >= 0) wishlist.splice(index, 1);
    return { json: { success: true } };
  };

  const server = await serve(answer);
  return {
    ...server,
    tokens,
    wishlist,
    instead,
    put,
    wishlistAnswer,
    client: (storage) =>
      createClient({
        base: `${server.origin}/api`,
        readToken: () => readToken(storage),
        timeoutMs: 15_000,
      }),
    wishlistWrites: () =>
      server.asked.flatMap(({ method, path, body }) =>
        path.startsWith('/api/wishlist') && method !== 'GET'
          ? [
              `${method} ${method === 'POST' ? bodyOf({ body }).productId : path.replace('/api/wishlist/', '')}`,
            ]
          : [],
      ),
  };
}

export const keysOf = (items: readonly { productId: string; variant?: string | null | undefined }[]) =>
  items.map((item) => cartLineKey(item));
