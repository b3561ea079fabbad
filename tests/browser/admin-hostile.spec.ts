import { expect, test } from '../support/browser/admin-page.ts';
import { hostile, MARK, standsFirm, WIDE } from '../support/browser/hostile-text.ts';
import { query } from '../support/shop-process.ts';

const SHOP = `http://127.0.0.1:${process.env.SHOP_PORT}`;
const EMAIL = `${crypto.randomUUID().slice(0, 8)}${'m'.repeat(46)}.mallory@${'long-host'.repeat(6)}.example.in`;
const message = { name: hostile(120), email: EMAIL, phone: '9876543210', subject: hostile(200) };

async function post(path: string, body: object): Promise<unknown> {
  const reply = await fetch(`${SHOP}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Every field that a stranger can write, through the calls that strangers use; reviews and mail errors by the database. */
async function writeEverywhere(): Promise<void> {
  const address = {
    fullName: hostile(100),
    email: EMAIL,
    addressLine1: hostile(200),
    addressLine2: hostile(100),
    city: hostile(80),
    state: 'Maharashtra',
    pinCode: '422001',
    phone: '9876543210',
  };
  await post('/orders/guest', {
    items: [{ productId: '1', quantity: 1 }],
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'cod',
    notes: hostile(500),
  });
  await post('/contact-us', { ...message, message: hostile(2000) });
  await post('/enquiries', { ...message, message: hostile(2000), product_id: '1' });
  await post('/auth/register', { name: hostile(100), email: `a${EMAIL}`, password: 'long enough' });
  const database = process.env.SHOP_DATABASE_URL ?? '';
  await query(
    database,
    `insert into reviews (id, product_id, user_name, rating, comment) values ($1, '1', $2, 1, $3)`,
    [crypto.randomUUID(), hostile(120), hostile(2000)],
  );
  await query(
    database,
    `insert into outbox (kind, dedupe_key, status, attempts, last_error, payload)
     values ('mail', $1, 'dead', 8, $2, $3)`,
    [crypto.randomUUID(), hostile(1000), { to: EMAIL, subject: hostile(200), text: 'x', html: '<p>x</p>' }],
  );
}

test('whatever strangers type is text in every screen of the admin, and breaks none of them', async ({
  page,
  admin,
}) => {
  test.setTimeout(60_000);
  await writeEverywhere();
  const screens: [path: string, open: RegExp | null][] = [
    ['/admin', null],
    ['/admin/orders?search=mallory', /^View /],
    ['/admin/orders?search=mallory', /^Edit /],
    ['/admin/customers?search=mallory', /Mallory/],
    ['/admin/contact-us?search=mallory', /^View /],
    ['/admin/enquiries?search=mallory', /^View /],
    ['/admin/contacts?search=mallory', /^View /],
    ['/admin/contacts?search=mallory', /^Edit /],
    ['/admin/reviews?search=mallory', null],
    ['/admin/mail?search=mallory', /^Read /],
  ];
  await page.setViewportSize(WIDE);
  await admin.open(screens[0]?.[0] ?? '');
  for (const [path, open] of screens) {
    if (!page.url().endsWith(path)) await page.goto(path);
    await expect(page.getByText(MARK).first(), path).toBeVisible();
    await standsFirm(page, path);
    if (open === null) continue;
    // A customer has an address of its own.
    const role = path.startsWith('/admin/customers') ? 'link' : 'button';
    await page.getByRole(role, { name: open }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await standsFirm(page, `${path} ${open}`);
    await page.keyboard.press('Escape');
    // A dialog with an address of its own steps back; the next page would be cut off by that.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
});
