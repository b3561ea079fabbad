import { expect, type Page } from '@playwright/test';
import { query } from '../shop-process.ts';

/** A cart that somebody has filled before the test begins, as the shop keeps it in the browser. */
export type WantedLine = readonly [productId: string, quantity: number, variant?: string];

/** Once per tab: what the test changes afterwards stays changed over page loads. */
export async function fillCart(page: Page, wanted: readonly WantedLine[]): Promise<void> {
  const items = await Promise.all(
    wanted.map(async ([productId, quantity, variant]) => {
      const reply = await page.request.get(`/api/products/${productId}`);
      const { product } = await reply.json();
      const variantType = variant === undefined ? undefined : product.weightVariants ? 'weight' : 'color';
      return { productId, quantity, variant, variantType, product };
    }),
  );
  await page.addInitScript(
    (cart) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('filled') !== null) return;
      sessionStorage.setItem('filled', 'yes');
      localStorage.setItem('cart-storage', cart);
    },
    JSON.stringify({ state: { items }, version: 1 }),
  );
}

const database = () => process.env.SHOP_DATABASE_URL ?? '';

export const ask = (statement: string, values: unknown[] = []) => query(database(), statement, values);

/** A bar of the test's own, which it may change and take away as it likes: list ₹2,000, sale ₹1,500, 10 kg. */
export async function withBar<T>(id: string, use: (id: string) => Promise<T>): Promise<T> {
  await ask(
    `insert into products (id, slug, name, category_id, price, sale_price, shipping_weight, images)
     values ($1, $1, 'Bar ' || $1, 'barbells', 200000, 150000, '10', '["/images/placeholder.svg"]')
     on conflict (id) do update set deleted_at = null, sale_price = 150000`,
    [id],
  );
  try {
    return await use(id);
  } finally {
    await ask('update products set deleted_at = now() where id = $1', [id]);
  }
}

export const ADDRESS = {
  'Full name': 'Asha Rao',
  Mobile: '9876543210',
  Address: '12 MG Road, College Road',
  Pincode: '422010',
} as const;

/** Everything but the e-mail, which tells the tests' orders apart. */
export async function fillAddress(page: Page, email: string): Promise<void> {
  for (const [label, text] of Object.entries({ ...ADDRESS, 'E-mail': email }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.waitForFunction(() => {
    const city = document.querySelector<HTMLInputElement>('[name="city"]');
    return city !== null && city.value !== '';
  });
}

export const ordersOf = (email: string) =>
  ask(
    `select id, status, payment_method, total_amount::int, shipping_method, coupon_code, user_id, order_number,
            billing_address->>'gstin' as gstin
       from orders where customer_email = $1 order by order_number`,
    [email],
  );

export const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });

/** The order summary as one reads it, on one line. */
export async function summaryText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: the words as they are shown, with the spaces between them.
  return (await summary(page).innerText()).replace(/\s+/g, ' ');
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const state = (page: Page) => page.getByLabel('State');

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await expect(placeOrder(page)).toBeVisible();
}

/** By cash, so that the journey ends in the shop. */
export async function payOnDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
}
