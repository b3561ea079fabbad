import type { Page } from '@playwright/test';
import { type Admin, expect, toast } from './admin-page.ts';

/** The inboxes of the admin: what their tests look at and do alike. */

export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 780 };
export const HOSTILE = '<img src=x onerror="document.title=1"> {{7*7}} ‮abc';

export const item = (page: Page, words: string) => page.locator('.message').filter({ hasText: words });
export const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
export const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search by name, e-mail, subject or message' });
export const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

export const write = (admin: Admin, path: string, message: object) => admin.call('POST', path, message);

/** Nothing is heard of what other tests write meanwhile: each would make the list ask once more. */
export const withoutEvents = (page: Page) => page.route('**/api/dashboard/events', () => undefined);

/** A toast says so, and is put away. */
export async function told(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button').click();
  // Time stands still for whoever points at a toast.
  await page.mouse.move(0, 0);
  await expect(toast(page, text)).toHaveCount(0, { timeout: 8000 });
}

/** Answers the browser's own questions as told, and keeps them. */
export function questionsOf(page: Page, answers: boolean[]): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  return questions;
}

/** Notes the words that a page shows, if only for a moment; to be called before it is opened. */
export async function glimpsesOf(page: Page, words: RegExp): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteGlimpse', (text: string) => seen.push(text));
  await page.addInitScript((source) => {
    const look = () => {
      const [found] = document.querySelector('main')?.textContent.match(source) ?? [];
      if (found !== undefined) Reflect.get(window, 'noteGlimpse')(found);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, words.source);
  return seen;
}
