// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the npm commands share. Plain JavaScript, because it runs before anything is installed. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} line */
export const say = (line) => {
  process.stdout.write(`${line}\n`);
};

/**
 * Runs a program to its end; its output shows only when it fails, or when it is asked for.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, env = process.env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.once('SIGTERM', forward);
    process.once('SIGINT', forward);
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      resolve({ code: code ?? (signal === null ? 1 : 130), output });
    });
  });
}

/** Of steps that run side by side the first one ticks. */
let isTicking = false;

/**
 * A long step with a sign of life: its name, then the seconds it took.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  const start = process.stdout.isTTY === true ? '\r' : '';
  const ticks = start !== '' && !isTicking;
  isTicking ||= ticks;
  process.stdout.write(ticks ? `  ${name} …` : `${start}  ${name} …\n`);
  const ticking = setInterval(() => {
    if (ticks) process.stdout.write(`\r  ${name} … ${seconds()} `);
  }, 1000);
  try {
    const result = await work();
    process.stdout.write(`${start}  ${name}: done in ${seconds()}\n`);
    return result;
  } finally {
    if (ticks) isTicking = false;
    clearInterval(ticking);
  }
}

/** @param {string} name @param {{ code: number, output: string }} result */
export function mustSucceed(name, { code, output }) {
  if (code === 0) return;
  process.stdout.write(`\n${output}\n`);
  throw new Error(`${name} failed (exit code ${code}). See its output above.`);
}

/**
 * The hash of files and folders, by name and content.
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/**
 * Does the work unless it was done for the same input before.
 * @param {{ name: string, stamp: string, input: string, work: () => Promise<void>, isThere?: () => boolean }} options
 */
export async function onceFor({ name, stamp, input, work, isThere = () => true }) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === input && isThere()) return;
  await step(name, work);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, input);
}

/**
 * Installs the packages that a folder's package-lock.json names, if they are not there yet.
 * @param {'.' | 'studio'} folder
 */
export async function installPackages(folder = '.') {
  const cwd = join(root, folder);
  await onceFor({
    name:
      folder === '.'
        ? 'Installing packages (the first time takes about a minute)'
        : `Installing the packages of ${folder}/`,
    stamp: join(folder, 'node_modules/.installed-for'),
    input: `${hashOf([join(folder, 'package-lock.json')])} ${process.version} ${process.platform} ${process.arch}`,
    // Not `npm ci`: it refuses a registry that lacks the packages of platforms other than this one.
    work: async () => mustSucceed('npm install', await run(npm(), INSTALL, { cwd })),
  });
}

const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'];

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}
