// @ts-check
import { buildShop } from './build.mjs';
import { installedChromium } from './chromium.mjs';
import { installPackages, run, say, step } from './steps.mjs';

/**
 * `npm test` says whether the shop is right: sources, rules, API and a journey for each way through the shop. With
 * `--all` come every journey, every long table and what starts databases of its own.
 */
const runsAll = process.argv.includes('--all');
if (runsAll) process.env.ALL_TESTS = 'yes';

const node = (/** @type {string} */ bin, /** @type {string[]} */ ...args) =>
  run(process.execPath, [`node_modules/${bin}`, ...args]);

/** @type {{ name: string, passed: number, failed: number }[]} */
const results = [];

/**
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @param {(output: string) => { passed: number, failed: number } | null} [count]
 */
async function check(name, work, count = () => null) {
  record(name, await step(name, work), count);
}

/**
 * @param {string} name
 * @param {{ code: number, output: string }} result
 * @param {(output: string) => { passed: number, failed: number } | null} [count]
 */
function record(name, { code, output }, count = () => null) {
  const counted = count(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0) {
    say(output);
    if (counted.failed === 0) counted.failed = 1;
  }
  results.push({ name, ...counted });
}

/** Vitest ends with `Tests  2 failed | 340 passed (342)`. @param {string} output */
function countVitest(output) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the terminal are such characters
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  const line = /^\s*Tests\s+(.*)$/m.exec(plain)?.[1];
  if (line === undefined) return null;
  return {
    passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0),
    failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0),
  };
}

/** Of lines such as `✓ 8 tests/browser/shop.spec.ts:39:3 › the shop › … (18.8s)`. @param {string} output */
function saySlowest(output) {
  const journeys = Array.from(output.matchAll(/tests\/\w+\/(\S+?):\d+ › .* \(([\d.]+)(s|m)\)$/gm));
  const slowest = journeys
    .map(([, place, time, unit]) => ({ place, seconds: Number(time) * (unit === 'm' ? 60 : 1) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 30);
  if (slowest.length > 0)
    say(`  The slowest journeys: ${slowest.map(({ place, seconds }) => `${place} ${seconds} s`).join(', ')}`);
}

/** Playwright ends with `  3 passed (4.2s)`. @param {string} output */
function countPlaywright(output) {
  const number = (/** @type {string} */ word) =>
    Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const flaky = /^ *\d+ flaky\n(?: {4}.*\n)+/m.exec(output)?.[0];
  if (flaky !== undefined) say(`Passed at the second try only:${flaky.replace(/^.*/, '').trimEnd()}`);
  saySlowest(output);
  return {
    passed: number('passed') + number('flaky'),
    failed: number('failed') + number('did not run'),
  };
}

async function readTheSources() {
  const [lint, unused, boundaries, types, rules] = await step(
    'Lint, unused code, import boundaries, types, rules',
    () =>
      Promise.all([
        node('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
        node('knip/bin/knip.js', '--production'),
        node(
          'dependency-cruiser/bin/dependency-cruise.mjs',
          '--config',
          '.dependency-cruiser.cjs',
          'catalogue',
          'contract',
          'domain',
          'server',
          'studio',
          'web',
        ),
        checkTypes(),
        node('vitest/vitest.mjs', 'run', '--project', 'rules', '--maxWorkers', '1'),
      ]),
  );
  record('Lint', lint);
  record('Nothing unused', unused);
  record('Import boundaries', boundaries);
  record('Types', types);
  record('Rules', rules, countVitest);
}

async function checkTypes() {
  const generated = await node('@react-router/dev/bin.js', 'typegen');
  return generated.code === 0 ? node('typescript-7/bin/tsc', '--noEmit') : generated;
}

try {
  await installPackages();
  const chromium = await installedChromium();
  // The rules run in one worker, so the build takes the other core.
  await Promise.all([readTheSources(), buildShop()]);
  await check(
    'API (real PostgreSQL)',
    () =>
      node(
        'vitest/vitest.mjs',
        'run',
        '--project',
        'server',
        ...(runsAll ? [] : ['--exclude', '**/*.long.test.ts']),
      ),
    countVitest,
  );
  if (chromium === undefined) {
    say(
      '  No Chromium is here and it cannot be installed by this user. Install it (sudo apt-get install chromium), or name one in CHROMIUM.',
    );
    results.push({ name: 'Browser', passed: 0, failed: 1 });
  } else {
    process.env.CHROMIUM = chromium;
    await check(
      'Journeys in the browser',
      () => node('@playwright/test/cli.js', 'test', ...(runsAll ? [] : ['--grep', '@journey'])),
      countPlaywright,
    );
    if (runsAll)
      await check(
        'Parts of the looks (development shop)',
        () => node('@playwright/test/cli.js', 'test', '-c', 'design/playwright.config.ts'),
        countPlaywright,
      );
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  results.push({ name: 'Preparation', passed: 0, failed: 1 });
}

const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], 0);
say('');
for (const { name, passed, failed } of results)
  say(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed${failed === 0 ? '' : `, ${failed} FAILED`}`);
say('');
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
