// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildShop } from './build.mjs';
import { installPackages, root, say } from './steps.mjs';

/** @typedef {import('../bench/figures.ts').Figure & { part: string }} Measured */

/**
 * Runs every part of a folder (`bench/orders.bench.ts` is the part `orders` of `bench`), or those whose names are given; then
 * prints one table of all figures and writes it to .data. Fails when a figure misses its bound.
 *
 * @param {string} kind
 */
export async function runParts(kind) {
  await installPackages();
  await buildShop();
  const { runnerImport } = await import('vite');
  const wanted = process.argv.slice(2);
  const ending = `.${kind}.ts`;
  const parts = readdirSync(join(root, kind))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replace(ending, ''))
    .filter((part) => wanted.length === 0 || wanted.some((name) => part.includes(name)));
  if (parts.length === 0) throw new Error(`There is no ${kind} named ${wanted.join(' or ')}`);

  /** @type {Measured[]} */
  const figures = [];
  let failed = 0;
  for (const part of parts) {
    say(`\n${part}`);
    try {
      const file = join(root, kind, `${part}${ending}`);
      const { module } = await runnerImport(file, { configFile: false, logLevel: 'silent' });
      for (const figure of await module.run()) figures.push({ part, ...figure });
    } catch (error) {
      failed += 1;
      say(`  FAILED: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  printTable(figures);
  mkdirSync(join(root, '.data'), { recursive: true });
  const report = join('.data', `${kind}.json`);
  writeFileSync(join(root, report), `${JSON.stringify({ ...circumstances(), figures }, null, 2)}\n`);
  const missed = figures.filter((figure) => !isKept(figure)).length;
  say(`\n${figures.length} figures, ${missed} missed, ${failed} parts failed. They are in ${report}.`);
  // A browser or a connection that lingers must not hold the command.
  process.exit(missed + failed > 0 ? 1 : 0);
}

/** What could not be measured here misses nothing. @param {Measured} figure */
function isKept({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) {
  return Number.isNaN(value) || (value <= most && value >= least);
}

/** @param {readonly Measured[]} all */
function printTable(all) {
  const rows = all.map((figure) => {
    const { part, name, value, unit, most, least } = figure;
    const bounds = [
      most === undefined ? '' : `≤ ${show(most)}`,
      least === undefined ? '' : `≥ ${show(least)}`,
    ];
    const bound = bounds.join('');
    return {
      part,
      name,
      value: show(value),
      unit,
      bound,
      verdict: bound === '' ? '' : isKept(figure) ? 'ok' : 'MISSED',
    };
  });
  const width = (/** @type {'name' | 'value' | 'unit' | 'bound'} */ column) =>
    Math.max(0, ...rows.map((row) => row[column].length));
  let previous = '';
  for (const { part, name, value, unit, bound, verdict } of rows) {
    if (part !== previous) say(`\n${part}`);
    previous = part;
    say(
      `  ${name.padEnd(width('name'))}  ${value.padStart(width('value'))} ${unit.padEnd(width('unit'))}  ${bound.padEnd(width('bound'))}  ${verdict}`.trimEnd(),
    );
  }
}

/** @param {number} value */
function show(value) {
  return Number.isNaN(value) ? '–' : value.toLocaleString('en-IN', { maximumSignificantDigits: 4 });
}

function circumstances() {
  const described = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' });
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpus: `${processors.length} × ${processors[0]?.model ?? 'unknown'}`,
    commit: described.status === 0 ? described.stdout.trim() : null,
  };
}
