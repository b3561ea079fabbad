import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../tests/support/browser/watched-page.ts';

/** The development page that shows every part of the design system. */

/** Alive as a whole: the slider's place is written by an effect, which runs after everything is hydrated. */
export async function openDesignPage(page: Page): Promise<void> {
  await page.goto('/design');
  await untilHydrated(page);
  await page.locator('.range-slider-track[style*="--middle"]').waitFor();
}

export const group = (page: Page, title: string): Locator =>
  page.locator('.controls-group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const opener = (page: Page, name: string): Locator =>
  group(page, 'Dialogs and drawers').getByRole('button', { name, exact: true });

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const card = (page: Page, name: string): Locator =>
  part(page, 'Product cards')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

/** Its way in is over. */
export async function settled(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await element.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
}
