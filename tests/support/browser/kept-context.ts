import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

const EMPTIED_WITHIN_MS = 10_000;

/**
 * One profile for all tests of a worker, emptied between them of everything but the browser's cache: to load and
 * compile the same scripts again for each test would cost more than most tests do. Each test has a tab of its own.
 */
export const test = base.extend<{ hasOwnContext: boolean }, { keeper: { page: Page | null } }>({
  /** For a test that changes what cannot be undone: the clock, or what the context was made with. */
  hasOwnContext: [false, { option: true }],
  /** A page that stays open, so that the browser keeps the process in which all pages run. */
  keeper: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
    async ({}, use) => {
      const keeper: { page: Page | null } = { page: null };
      await use(keeper);
      await keeper.page?.context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, hasOwnContext, keeper }, use) => {
    if (hasOwnContext) {
      const own = await browser.newContext();
      await use(own);
      await own.close();
      return;
    }
    keeper.page ??= await openKeeper(browser);
    const kept = keeper.page.context();
    await use(kept);
    const isEmptied = await Promise.race([emptied(kept, keeper.page), delay(EMPTIED_WITHIN_MS, false)]);
    if (isEmptied) return;
    // A tab that does not close would fail this test and all after it.
    keeper.page = null;
    await Promise.race([kept.close(), delay(EMPTIED_WITHIN_MS)]);
  },
  page: async ({ context, baseURL, viewport }, use) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    const session = await context.newCDPSession(page);
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
    await session.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes });
    await session.detach();
    await use(page);
  },
});

async function emptied(kept: BrowserContext, keeper: Page): Promise<true> {
  for (const page of kept.pages()) if (page !== keeper) await page.close();
  await kept.unrouteAll();
  await Promise.all([kept.clearCookies(), kept.clearPermissions(), kept.setOffline(false)]);
  return true;
}

async function openKeeper(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const refuse = () => {
    throw new Error('This would stay for the next tests: it needs `test.use({ hasOwnContext: true })`');
  };
  Object.assign(context, { addInitScript: refuse });
  Object.assign(context.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  return page;
}
