// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';
import { aptGet } from './apt-get.mjs';
import { step } from './steps.mjs';

/** The one without windows starts faster and leaves more of the machine to the tests. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** That of CHROMIUM, or the first that is here. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  return named !== undefined && named !== '' ? named : USUAL.find(isRunnable);
}

/** Installs Debian's if there is none and we may. */
export async function installedChromium() {
  if (findChromium() === undefined && existsSync('/usr/bin/apt-get'))
    await step('Installing Chromium for the browser tests', async () => {
      await aptGet('update', '-qq');
      for (const name of PACKAGES)
        if (findChromium() === undefined)
          await aptGet('install', '-y', '-qq', '--no-install-recommends', name);
    });
  return findChromium();
}

/** @param {string} file */
function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
