import { describe, expect, it } from 'vitest';
import { Browser } from '../../tests/support/stores.ts';
import { ASHA, LOGIN, serveShop } from '../../tests/support/stores-shop.ts';
import { type Answer, bodyOf } from '../../tests/support/web-api.ts';
import { createSafeStorage, isGuest, type TabKey } from '../storage/safe-storage.ts';
import { createAuthStore } from './auth-store.ts';

const SIGNED_OUT = { status: 'signed-out', user: null, token: null, isAuthenticated: false, isReady: true };
const REGISTRATION = { ...LOGIN, name: 'Asha Rao', phone: undefined };

async function openShop(browser = new Browser()) {
  const shop = await serveShop();
  const { storage } = browser.openTab();
  const store = createAuthStore({ storage, client: shop.client(storage) });
  return { browser, shop, storage, store, auth: () => store.getState() };
}

/** With a good token in the storage. */
async function openSignedIn() {
  const opened = await openShop();
  await opened.auth().login(LOGIN);
  return opened;
}

const WAYS = [
  ['login', 'Login failed', '/auth/login'],
  ['adminLogin', 'Admin login failed', '/auth/admin-login'],
  ['register', 'Registration failed', '/auth/register'],
] as const;
type Way = (typeof WAYS)[number][0];

function enter(auth: ReturnType<Awaited<ReturnType<typeof openShop>>['auth']>, way: Way): Promise<void> {
  return way === 'register' ? auth.register(REGISTRATION) : auth[way](LOGIN);
}

const messageBy = (call: Promise<void>) =>
  call.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : thrown),
  );

describe('signing in', () => {
  it('goes from loading to signed-out at the start, through loading to signed-in, and back [4.auth.1]', async () => {
    const { auth, store } = await openShop();
    const seen: string[] = [auth().status];
    store.subscribe(({ status }) => seen.at(-1) === status || seen.push(status));
    await auth().initialise();
    await auth().login(LOGIN);
    await auth().logout();
    expect(seen).toEqual(['loading', 'signed-out', 'loading', 'signed-in', 'signed-out']);
    expect(store.getInitialState()).toMatchObject({ status: 'loading', user: null, isReady: false });
  });

  it.each(WAYS)(
    'by %s stores user and token, and saves the token [3.other.6] [4.auth.2]',
    async (way, _failed, path) => {
      const { browser, shop, auth, storage } = await openShop();
      await enter(auth(), way);
      const [token = ''] = shop.tokens;
      const user = way === 'adminLogin' ? { ...ASHA, role: 'ADMIN' } : ASHA;
      expect(auth()).toMatchObject({ status: 'signed-in', user, token, isAuthenticated: true, error: null });
      expect(browser.data.get('authToken')).toBe(token);
      expect(isGuest(storage)).toBe(false);
      expect(shop.asked).toMatchObject([{ path: `/api${path}`, token: undefined }]);
      expect(bodyOf(shop.asked[0] ?? { body: null })).toMatchObject(LOGIN);
    },
  );

  it('keeps the token under authToken and the user under auth-storage [3.storage.1]', async () => {
    const { browser } = await openSignedIn();
    expect([...browser.data.keys()].toSorted()).toEqual(['auth-storage', 'authToken']);
    expect(browser.parsed('auth-storage')).toMatchObject({
      state: { user: { id: 'u1', name: 'Asha Rao', role: 'USER' }, isAuthenticated: true },
    });
    expect(browser.data.get('auth-storage')).not.toContain(browser.data.get('authToken'));
  });

  it("clears the guest's records", async () => {
    const { browser, auth } = await openShop();
    for (const key of ['guest-cart', 'guest-wishlist', 'guest-orders', 'cart-storage'])
      browser.data.set(key, '[]');
    await auth().login(LOGIN);
    expect([...browser.data.keys()].toSorted()).toEqual(['auth-storage', 'authToken', 'cart-storage']);
  });

  const failures = WAYS.flatMap(([way, failed, path]): [Way, string, string, Answer, string][] => [
    [way, path, 'the server says no', { status: 401, json: { error: 'Wrong password' } }, 'Wrong password'],
    [way, path, 'it says no without words', { status: 500 }, failed],
    [way, path, 'the answer has no session', { json: { success: true } }, failed],
    [
      way,
      path,
      'the answer has no token',
      { json: { success: true, user: ASHA, data: { user: ASHA } } },
      failed,
    ],
    [
      way,
      path,
      'there is no such call',
      { status: 404 },
      'Service temporarily unavailable. Please try again later.',
    ],
    [
      way,
      path,
      'the shop does not answer',
      { instead: 'reset' },
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
  ]);
  it.each(failures)(
    'by %s at %s clears user and token when %s [4.auth.3]',
    async (way, path, _what, answer, text) => {
      const { browser, shop, auth } = await openSignedIn();
      shop.instead.set(`POST ${path}`, answer);
      expect(await messageBy(enter(auth(), way))).toBe(text);
      expect(auth()).toMatchObject({ ...SIGNED_OUT, error: text });
      expect([...browser.data.keys()]).toEqual([]);
    },
  );
});

describe('the start', () => {
  it('checks a stored token by fetching the profile, and drops one that the shop does not know [4.auth.5]', async () => {
    const good = await openShop();
    good.browser.data.set('authToken', 'known');
    good.shop.tokens.add('known');
    const starting = good.auth().initialise();
    expect(good.auth()).toMatchObject({ status: 'loading', isAuthenticated: false });
    await starting;
    expect(good.auth()).toMatchObject({ status: 'signed-in', user: ASHA, token: 'known', isReady: true });
    expect(good.shop.asked).toMatchObject([
      { method: 'GET', path: '/api/auth/user-profile', token: 'known' },
    ]);

    const bad = await openShop();
    bad.browser.data.set('authToken', 'unknown');
    await bad.auth().initialise();
    expect(bad.auth()).toMatchObject({ ...SIGNED_OUT, error: 'Failed to get current user' });
    expect(bad.browser.data.has('authToken')).toBe(false);
  });

  const refusals: [string, Answer][] = [
    ['401', { status: 401 }],
    ['403', { status: 403, json: { error: 'Disabled' } }],
    ['404', { status: 404 }],
    ['no user', { json: { success: true } }],
    ['a user without a name', { json: { success: true, user: { id: 1, role: 'USER' } } }],
  ];
  it.each(refusals)(
    'clears the token after %s, and a sign-out clears it too [4.auth.4]',
    async (_what, answer) => {
      const { browser, shop, auth } = await openSignedIn();
      shop.instead.set('GET /auth/user-profile', answer);
      await auth().initialise();
      expect(auth()).toMatchObject({ ...SIGNED_OUT, error: 'Failed to get current user' });
      expect([...browser.data.keys()]).toEqual([]);

      const other = await openSignedIn();
      const [token = ''] = other.shop.tokens;
      await other.auth().logout();
      expect(other.auth()).toMatchObject({ ...SIGNED_OUT, error: null });
      expect([...other.browser.data.keys()]).toEqual([]);
      expect(other.shop.asked.at(-1)).toMatchObject({ method: 'POST', path: '/api/auth/logout', token });
      expect(other.shop.tokens.size).toBe(0);
    },
  );

  it('without a token asks nobody', async () => {
    const { browser, shop, auth } = await openShop();
    await auth().initialise();
    browser.data.set('authToken', 'not a token\n');
    await auth().initialise();
    expect(auth()).toMatchObject({ ...SIGNED_OUT, error: null });
    expect(browser.data.size).toBe(0);
    expect(shop.asked).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['cannot be reached', { instead: 'reset' }],
    ['is in trouble', { status: 503, json: { error: 'The shop cannot reach its database.' } }],
    ['is busy', { status: 429 }],
    ['hides behind the page of a Wi-Fi', { html: '<h1>Airport</h1>' }],
  ])('keeps the last known user signed in when the shop %s', async (_what, answer) => {
    const { browser, shop } = await openSignedIn();
    const [token = ''] = shop.tokens;
    const later = await openShop(browser);
    later.shop.instead.set('GET /auth/user-profile', answer);
    await later.auth().initialise();
    expect(later.auth()).toMatchObject({
      status: 'signed-in',
      user: ASHA,
      token,
      error: 'Failed to get current user',
    });
    expect(browser.data.get('authToken')).toBe(token);

    browser.data.set('auth-storage', '{"state":{"user":"Asha"}}');
    const unknown = await openShop(browser);
    unknown.shop.instead.set('GET /auth/user-profile', answer);
    await unknown.auth().initialise();
    expect(unknown.auth()).toMatchObject(SIGNED_OUT);
    expect(browser.data.get('authToken')).toBe(token);

    unknown.shop.instead.clear();
    unknown.shop.tokens.add(token);
    await unknown.auth().readStorage();
    expect(unknown.auth()).toMatchObject({ status: 'signed-in', error: null });
  });

  it('does not undo what happened while it asked', async () => {
    const { browser, auth, shop } = await openShop();
    browser.data.set('authToken', 'old');
    const starting = auth().initialise();
    await auth().login(LOGIN);
    await starting;
    expect(auth().status).toBe('signed-in');
    const again = auth().initialise();
    await auth().logout();
    await again;
    expect(auth()).toMatchObject(SIGNED_OUT);
    expect(shop.tokens.size).toBe(0);
  });

  it('works in a browser that saves nothing, until the page is left', async () => {
    const browser = new Browser();
    browser.isBlocked = true;
    const { auth, storage } = await openShop(browser);
    await auth().initialise();
    await auth().login(LOGIN);
    expect(auth().status).toBe('signed-in');
    expect(isGuest(storage)).toBe(false);
    await auth().logout();
    expect(isGuest(storage)).toBe(true);
  });
});

describe('signing out', () => {
  it('happens here even if the shop does not hear of it', async () => {
    const { browser, shop, auth } = await openSignedIn();
    await shop.stop();
    await auth().logout();
    expect(auth()).toMatchObject({ ...SIGNED_OUT, error: null });
    expect(browser.data.size).toBe(0);
  });

  it('takes along where the orders went, and what was typed into the checkout', async () => {
    const { shop, storage } = await openSignedIn();
    const kept = new Map([
      ['checkout-draft', '{"fields":{"address":"12 MG Road"}}'],
      ['checkout-attempt', '{}'],
    ]);
    const tab = createSafeStorage<TabKey>(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => kept.set(key, text),
      removeItem: (key) => kept.delete(key),
    }));
    const auth = createAuthStore({ storage, tab, client: shop.client(storage) });
    await auth.getState().initialise();
    await auth.getState().logout();
    expect(kept.size).toBe(0);
    expect(storage.read('order-storage')).toBeNull();
  });
});

describe('the account', () => {
  const change = { currentPassword: 'twelve plates', newPassword: 'thirteen plates' };
  const profile = { name: 'Asha K. Rao', phone: '9876543210' };

  it('changes the profile and the password', async () => {
    const { browser, shop, auth } = await openSignedIn();
    expect(await auth().updateProfile(profile)).toBe(true);
    expect(auth().user).toMatchObject({ id: 'u1', role: 'USER', ...profile });
    expect(browser.parsed('auth-storage')).toMatchObject({ state: { user: profile } });
    expect(await auth().changePassword(change)).toBe(true);
    expect(shop.asked.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/users/profile/u1/password',
      body: change,
    });
  });

  it.each<[string, Answer, string, string]>([
    [
      'refuses with words',
      { status: 400, json: { error: 'Name is required' } },
      'Name is required',
      'Name is required',
    ],
    ['refuses without', { status: 500 }, 'Failed to update profile', 'Failed to change password'],
    [
      'is not there',
      { instead: 'reset' },
      'Unable to connect to server. Please check your internet connection and try again.',
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
  ])('keeps the error without throwing when the shop %s', async (_what, answer, forProfile, forPassword) => {
    const { shop, auth } = await openSignedIn();
    if (answer)
      shop.instead.set('PUT /users/profile/u1', answer).set('PUT /users/profile/u1/password', answer);
    expect(await auth().updateProfile(profile)).toBe(false);
    expect(auth()).toMatchObject({ status: 'signed-in', error: forProfile, user: ASHA });
    expect(await auth().changePassword(change)).toBe(false);
    expect(auth()).toMatchObject({ status: 'signed-in', error: forPassword });
    auth().clearError();
    expect(auth().error).toBeNull();
  });

  it('of nobody cannot be changed', async () => {
    const { auth } = await openShop();
    await auth().initialise();
    expect(await auth().updateProfile(profile)).toBe(false);
    expect(auth().error).toBe('Failed to update profile');
    expect(await auth().changePassword(change)).toBe(false);
    expect(auth().error).toBe('Failed to change password');
  });
});
