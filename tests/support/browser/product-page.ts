import type { Page } from '@playwright/test';
import { query } from '../shop-process.ts';
import { expect, untilHydrated } from './watched-page.ts';

/** The parts of a product's page, and ways to get there. */

export const bigPrice = (page: Page) => page.locator('.big-price');
export const buyButton = (page: Page, name: 'Add to Cart' | 'Buy Now') =>
  page.locator('.product-buttons').getByRole('button', { name });
export const weight = (page: Page, label: string) =>
  page.getByRole('radio', { name: new RegExp(`^${label}`) });
/** Below the buttons to buy: its answer is read, the rest is unfolded. */
export const fold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your Cart/ });

export const ask = (statement: string, values: unknown[] = []) =>
  query(process.env.SHOP_DATABASE_URL ?? '', statement, values);

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** A change of the catalogue has reached the pages. */
export async function openOnce(page: Page, path: string, shows: string): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(shows), {
      timeout: 8000,
      intervals: [50],
    })
    .toBe(true);
  await open(page, path);
}
