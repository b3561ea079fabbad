// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';
import { root } from '../../tools/steps.mjs';

const TYPEFACE = 'studio/node_modules/@fontsource/archivo/files/archivo-latin-800-normal.woff';

/** The browser that draws: software WebGL, so that every machine takes the same picture. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} code
 */
export async function openStudioPage(browser, code) {
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`[page] ${message.text().slice(0, 500)}`);
  });
  page.on('pageerror', (error) => console.error(`[page] ${error.message.slice(0, 500)}`));
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: code });
  await page.evaluate(
    (typeface) => window.studio.prepare(typeface),
    readFileSync(join(root, TYPEFACE)).toString('base64'),
  );
  yieldToOthers();
  return page;
}

/** This process and all its descendants. */
function ourProcesses() {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid,times'])
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [pid = 0, parent = 0, seconds = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, seconds };
    });
  const ours = new Set([process.pid]);
  for (let round = 0; round < 6; round++) {
    for (const { pid, parent } of rows) if (ours.has(parent)) ours.add(pid);
  }
  return rows.filter(({ pid }) => ours.has(pid));
}

/** Seconds of CPU that this command has used so far, browser included. */
export const cpuSeconds = () => ourProcesses().reduce((sum, { seconds }) => sum + seconds, 0);

/** Lowers the browser to this command's own priority: as root, Chromium raises its drawing process above everybody else. */
function yieldToOthers() {
  if (process.platform === 'win32') return;
  for (const { pid } of ourProcesses()) {
    try {
      execFileSync('renice', ['-n', String(getPriority()), '-p', String(pid)], { stdio: 'ignore' });
    } catch {
      // It has ended meanwhile.
    }
  }
}
