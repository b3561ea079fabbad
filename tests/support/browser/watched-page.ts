import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { RUNS_ALL } from '../rounds.ts';
import { test as base } from './kept-context.ts';

/** A page whose console, failed scripts and CSP reports are part of the test: any of them fails it. */
export const test = base.extend<{ complaints: string[]; excuses: RegExp[] }>({
  /** What a test that breaks something on purpose may hear about it: texts of the console, addresses that answer 404. */
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
  excuses: async ({}, use) => use([]),
  complaints: [
    async ({ page, excuses }, use) => {
      const complaints: string[] = [];
      const missing: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (/status of 404/.test(message.text())) missing.push(message.location().url);
        else complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective}`),
        );
      });
      const shown: string[] = [];
      page.on('framenavigated', (frame) => frame === page.mainFrame() && shown.push(frame.url()));
      await use(complaints);
      // A page that is not there is told so in the console by the browser itself.
      const gone = missing.filter((address) => !shown.some((url) => isSamePage(address, url)));
      const unexcused = [...complaints, ...gone].filter(
        (text) => !excuses.some((excuse) => excuse.test(text)),
      );
      expect(unexcused).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page itself, or its data when the browser goes there without a page load. */
function isSamePage(asked: string, shown: string): boolean {
  const path = (address: string) => new URL(address || 'about:blank').pathname.replace(/\.data$/, '');
  return path(asked) === path(shown);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: Document | string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * What axe finds wrong, on the whole page or in the one part that is new, as "rule: place" lines. Half a second for each
 * page: `npm test` asks on the pages of one journey, `npm test -- --all` wherever this stands.
 */
export async function accessibilityProblems(page: Page, part?: string): Promise<string[]> {
  return RUNS_ALL ? axeProblems(page, part) : [];
}

export async function axeProblems(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const layOutNear = await layOutAll(page);
  const problems = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
  await layOutNear();
  return problems;
}

/** What is far away is not laid out until it is near: nobody would read it there, or in its old place. */
export async function layOutAll(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('*:not([hidden]) { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(everything);
    return everything;
  });
  return () =>
    page.evaluate((everything) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== everything);
    }, sheet);
}

/** The page as the server sends it, without scripts, styles and pictures: for what can be read on it. */
export async function readPage(page: Page, path: string): Promise<number> {
  const response = await page.request.get(path);
  const html = await response.text();
  await page.setContent(
    html.replaceAll(/<script\b[\s\S]*?<\/script>|<link\b[^>]*>|<video\b[\s\S]*?<\/video>/g, ''),
  );
  return response.status();
}

/** The page is alive: React has taken over what the server sent. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main a, header a') ?? {}).some((key) => key.startsWith('__react')),
  );
}

export { expect };
