// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { clearBuild } from './earlier-assets.mjs';
import { hashOf, installPackages, mustSucceed, onceFor, root, run } from './steps.mjs';

const SOURCES = [
  'catalogue',
  'contract',
  'domain',
  'server',
  'web',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tools/build.mjs',
  'tools/earlier-assets.mjs',
];

/** Builds the shop if its sources changed since the last build. */
export async function buildShop() {
  await onceFor({
    name: 'Building the shop',
    stamp: 'build/.built-for',
    input: hashOf(SOURCES),
    isThere: () => existsSync(join(root, 'build/server/index.js')),
    work: async () => {
      clearBuild(root);
      mustSucceed(
        'The build',
        await run(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], {
          env: { ...process.env, NODE_ENV: 'production' },
        }),
      );
      finishAssets(join(root, 'build/client/assets'));
    },
  });
}

/**
 * Compresses the scripts and styles once.
 * @param {string} folder
 */
function finishAssets(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/\.(js|css|svg)$/.test(name)) {
      const content = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}

if (process.argv[1] === join(root, 'tools/build.mjs')) {
  await installPackages();
  await buildShop();
}
