import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { say } from './figures.ts';

/** A first visit on a slow phone and line. Times in milliseconds, `bytes` by kind as they travel, headers included. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly longestTask: number;
  readonly shift: number;
  readonly bytes: Readonly<Record<string, number>>;
}

export const allBytes = ({ bytes }: Visit): number =>
  Object.values(bytes).reduce((sum, part) => sum + part, 0);

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER_CPU = 4;
/** What a page does after it has loaded counts as well. */
const AFTERWARDS_MS = 5000;

/** Null where there is no Chromium. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result | null> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    say('no Chromium is installed; name one in CHROMIUM');
    return null;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await delay(AFTERWARDS_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longestTask: Math.max(0, ...seen.tasks),
      shift: seen.shift,
      bytes,
    };
  } finally {
    await context.close();
  }
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: number[];
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  each('longtask', ({ duration }) => seen.tasks.push(duration));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
}
