import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.mjs';

const chromium = findChromium();

/** Journeys and faults on the built shop, as `npm start` opens it, in a real Chromium. */
process.env.SHOP_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  ...(process.env.TORTURE === 'yes' ? {} : { grepInvert: /@torture/ }),
  globalSetup: './tests/support/shop-process.ts',
  fullyParallel: true,
  workers: 2,
  // Of several hundred, a machine that works for others too may starve one of its time once, not twice.
  retries: process.env.ALL_TESTS === 'yes' ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${process.env.SHOP_PORT}`,
    browserName: 'chromium',
    // What the worker keeps would outlive a test; those that are about it allow it.
    serviceWorkers: 'block',
    // Endless strips would cost more time than all tests together; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        // Chromium's own sandbox refuses root; the pages under test are ours.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // All pages are of one site: a process for each visit would compile the same scripts again.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
