import type { Page } from '@playwright/test';
import { expect } from './admin-page.ts';

export const dialog = (page: Page) => page.getByRole('dialog');

/** The failure stands in the browser's log, and nowhere else but in its place. */
export async function expectLogged(page: Page, complaints: readonly string[], words: string): Promise<void> {
  const log = () => complaints.filter((complaint) => complaint.includes('The server is in trouble')).join();
  await expect.poll(log).toContain(words);
  await expect(page.locator('.toast')).toHaveCount(0);
}

/** Answers the browser's own question the next time it is asked; gives its words. */
export const answer = (page: Page, isYes: boolean) =>
  new Promise<string>((resolve) =>
    page.once('dialog', async (question) => {
      await (isYes ? question.accept() : question.dismiss());
      resolve(question.message());
    }),
  );

export const listPost = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path));
