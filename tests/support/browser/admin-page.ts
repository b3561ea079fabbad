import type { Locator, Page, Route } from '@playwright/test';
import { ADMIN } from '../shop-process.ts';
import { expect, test as watched } from './watched-page.ts';

export { accessibilityProblems, expect } from './watched-page.ts';

const SHOP = `http://127.0.0.1:${process.env.SHOP_PORT}`;

/** A journey of the administrator: signed in once per worker, with the token for calls and for the browser. */
export const test = watched.extend<{ admin: Admin }, { adminToken: string }>({
  adminToken: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const reply = await fetch(`${SHOP}/api/auth/admin-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      const { data } = (await reply.json()) as { data: { token: string } };
      await use(data.token);
    },
    { scope: 'worker' },
  ],
  admin: async ({ page, adminToken }, use) => {
    // A worker's session is older than the 15 minutes in which money moves without a question.
    await fetch(`${SHOP}/api/auth/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: ADMIN.password }),
    });
    await use({
      async open(path) {
        await page.addInitScript((token) => localStorage.setItem('authToken', token), adminToken);
        await page.goto(path);
        await expect(page.getByRole('navigation', { name: 'Back-office' })).toBeAttached();
      },
      async call(method, path, body) {
        const reply = await fetch(`${SHOP}/api${path}`, {
          method,
          headers: {
            authorization: `Bearer ${adminToken}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
        return reply.json();
      },
    });
  },
});

export interface Admin {
  /** Goes to a page of the admin as the administrator. */
  open(path: string): Promise<void>;
  /** Asks the API as the administrator. */
  call(method: string, path: string, body?: object): Promise<unknown>;
}

/** The changes of one entity in the audit log, the oldest first: the new values of the fields. */
export async function changesOf(admin: Admin, entity: string, id: string): Promise<unknown[]> {
  const { data } = (await admin.call('GET', `/audit-log?entity=${entity}&entityId=${id}`)) as {
    data: { action: string; after: unknown }[];
  };
  const changes = data.filter(({ action }) => action === 'update');
  return changes.map(({ after }) => after).reverse();
}

/** A guest's order by the API, for a name of its own; answers its id and its number as it is shown. */
export async function placeOrder(
  name: string,
  more: { readonly state?: string; readonly paymentMethod?: string; readonly quantity?: number } = {},
): Promise<{ id: string; number: string }> {
  const address = {
    fullName: name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.in`,
    addressLine1: '12 MG Road, College Road',
    addressLine2: '',
    city: 'Nashik',
    state: more.state ?? 'Maharashtra',
    pinCode: '422001',
    phone: '9876543210',
  };
  const reply = await fetch(`${SHOP}/api/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      items: [{ productId: '1', quantity: more.quantity ?? 2 }],
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: more.paymentMethod ?? 'cod',
    }),
  });
  if (!reply.ok) throw new Error(`The order was refused: ${await reply.text()}`);
  const { order } = (await reply.json()) as { order: { id: string; order_number: number } };
  return { id: order.id, number: `RR-${order.order_number}` };
}

export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

/** The whole API fails while it is begun and not ended; all that the browser said about it is forgiven. */
export async function troubleWith(page: Page, complaints: string[]) {
  let isOn = false;
  const answer = inTrouble(page, complaints);
  await page.route('**/api/**', (route) => (isOn ? answer(route) : route.fallback()));
  return {
    begin() {
      isOn = true;
    },
    end() {
      isOn = false;
      forgive(complaints);
    },
  };
}

/** Of each of its answers the browser complains once, and that may be later than anything that the page does about it. */
function inTrouble(page: Page, complaints: string[]) {
  let expected = 0;
  page.on('console', (message) => {
    if (expected === 0 || !/status of 500/.test(message.text())) return;
    expected -= 1;
    const at = complaints.indexOf(message.text());
    if (at !== -1) complaints.splice(at, 1);
  });
  return (route: Route) => {
    expected += 1;
    return route.fulfill({ status: 500, json: { success: false, error: 'The server is in trouble' } });
  };
}

function forgive(complaints: string[]): void {
  const own = complaints.filter((words) => !/status of 500|The server is in trouble/.test(words));
  complaints.splice(0, complaints.length, ...own);
}

/** The next calls of this kind fail, as they would with a server in trouble; ends with the returned call. */
export async function failing(
  page: Page,
  complaints: string[],
  address: string | RegExp,
  method = 'GET',
): Promise<() => Promise<void>> {
  const answer = inTrouble(page, complaints);
  await page.route(address, (route) =>
    route.request().method() === method ? answer(route) : route.fallback(),
  );
  return async () => {
    await page.unroute(address);
    forgive(complaints);
  };
}

/** Presses "Try again" after the cause is mended. An event of another test may load the part first; then the button is gone. */
export async function tryAgain(part: Page | Locator, mend: () => Promise<void>): Promise<void> {
  const button = part.getByRole('button', { name: 'Try again' });
  await expect(button).toBeVisible();
  await mend();
  await button.click({ timeout: 5_000 }).catch(async (error: unknown) => {
    if (await button.isVisible()) throw error;
  });
}
