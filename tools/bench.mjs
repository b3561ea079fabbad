// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildShop } from './build.mjs';
import { installPackages, root, say } from './steps.mjs';

/** `npm run bench`: every benchmark of bench/, or those whose names are given. Each prints its figures and says what it misses. */
await installPackages();
await buildShop();
const { runnerImport } = await import('vite');
const wanted = process.argv.slice(2);
const files = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.bench.ts'));
for (const name of files.filter(
  (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
)) {
  say(`\n${name.replace('.bench.ts', '')}`);
  const { module } = await runnerImport(join(root, 'bench', name), { configFile: false, logLevel: 'silent' });
  await module.run();
}
