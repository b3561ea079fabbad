import type { Page } from '@playwright/test';
import { expect, test } from '../tests/support/browser/watched-page.ts';
import { openDesignPage } from './open-design-page.ts';

test.use({ hasOwnContext: true });

async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00+05:30') });
  await openDesignPage(page);
  await page.clock.pauseAt(new Date('2026-11-15T11:00:00+05:30'));
}

test('a toast of success stays five seconds, an error eight, each in its own live region', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Success' }).click();
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await page.mouse.move(10, 10);
  const success = page.locator('.toasts').getByRole('status').getByText('Added: Rubber Hex Dumbbells');
  const failure = page.locator('.toasts').getByRole('alert').getByText('Failed to place order');
  await expect(success).toBeVisible();
  await page.clock.runFor(4600);
  await expect(success).toBeVisible();
  await page.clock.runFor(600);
  await expect(success).toHaveCount(0);
  await page.clock.runFor(2400);
  await expect(failure).toBeVisible();
  await page.clock.runFor(700);
  await expect(failure).toHaveCount(0);
});

test('what is said already is said once more in its place, and stays for its time anew', async ({ page }) => {
  await openWithStoppedClock(page);
  const failure = page.locator('.toast-error');
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await expect(failure).toHaveCount(1);
  await page.clock.runFor(6000);
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await page.mouse.move(10, 10);
  await expect(failure).toHaveCount(1);
  await page.clock.runFor(6000);
  await expect(failure).toBeVisible();
  await page.clock.runFor(2300);
  await expect(failure).toHaveCount(0);
});

test('time stands still for whoever points at a toast or has the focus in it', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Info', exact: true }).click();
  const toast = page.locator('.toast');
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Info', exact: true }).focus();
  await page.clock.runFor(5300);
  await expect(toast).toHaveCount(0);
});
