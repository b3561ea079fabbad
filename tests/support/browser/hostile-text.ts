import type { Page } from '@playwright/test';
import { expect } from './admin-page.ts';

/** What somebody types who means harm: markup, a template, text that runs backwards, four-byte letters, an endless word. */
export const MARK = 'Mallory';
const MARKUP = `<img src=x onerror="window.__ran=1">`;

/** So long that a field which takes this many letters takes it. */
export const hostile = (length: number) =>
  [...`${MARK} ${MARKUP}{{7*7}}\${7*7} \u202Ecba 🏋🏽‍♀️𝕎 ${'W'.repeat(length)}`].slice(0, length - 8).join('');

export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };

/**
 * It stands there as text, nothing ran, and the page is no wider than the window; in the dialog where one is open. The
 * last size stays.
 */
export async function standsFirm(page: Page, screen: string, sizes = [TABLET, WIDE]): Promise<void> {
  // What a dialog shows may still be on its way.
  await expect.poll(() => standsAsText(page), screen).toBe(true);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const facts = await page.evaluate(() => {
      const part = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
      return {
        images: document.querySelectorAll('img[src="x"], img[onerror]').length,
        hasRun: '__ran' in window,
        computed: document.body.textContent.includes('49$'),
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        cut: Math.max(0, part.scrollWidth - part.clientWidth),
      };
    });
    expect.soft(facts, `${screen} at ${size.width}`).toEqual({
      images: 0,
      hasRun: false,
      computed: false,
      sideways: 0,
      cut: 0,
    });
  }
}

const standsAsText = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const part = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const fields = [...part.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [part.textContent, ...fields.map(({ value }) => value)].join().includes('<img src=x onerror');
  });
