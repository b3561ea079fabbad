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
  'studio/made.json',
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
  writeShopManifest(folder);
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

/**
 * The list of all routes goes to the admin; the shop's pages get one without the admin's.
 * @param {string} folder
 */
function writeShopManifest(folder) {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build wrote no list of routes');
  const [, start = '', list = ''] =
    /^(\S+?=)(.*?);?\s*$/s.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
  const manifest = JSON.parse(list);
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('admin/'));
  const shopName = `shop-${name}`;
  const shopManifest = {
    ...manifest,
    url: manifest.url.replace(name, shopName),
    routes: Object.fromEntries(routes),
  };
  writeFileSync(join(folder, shopName), `${start}${JSON.stringify(shopManifest)};`);
}

if (process.argv[1] === join(root, 'tools/build.mjs')) {
  await installPackages();
  await buildShop();
}
