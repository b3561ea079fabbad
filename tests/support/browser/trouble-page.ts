import type { Page } from '@playwright/test';
import { type Admin, accessibilityProblems, expect } from './admin-page.ts';

/** Screens of the admin while the server is in trouble: what their tests look at and do alike. */

export const dialog = (page: Page) => page.getByRole('dialog');
export const failure = (page: Page) => dialog(page).locator('.dialog-failure');
export const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).click();
export async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
export const tryAllAgain = (page: Page) =>
  tryAgain(page).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });

/** The dialog says what failed to everybody. */
export async function isReadable(page: Page): Promise<void> {
  expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
}

/** Until the one row that has these words is all that the list shows. */
export async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await expect(page).toHaveURL(new RegExp(`search=${words}`));
  await expect(page.locator('.data-table')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.data-table tbody tr')).toHaveCount(1);
}

export async function ship(admin: Admin, orderId: string, trackingNumber: string): Promise<void> {
  const { shipment } = (await admin.call('POST', '/shipping/shipments', { orderId, trackingNumber })) as {
    shipment: { id: string };
  };
  await admin.call('PATCH', `/shipping/shipments/${shipment.id}/status`, { status: 'PICKED_UP' });
}
