// @ts-check
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import './check-node.mjs';

/**
 * `npm run serve`: opens the shop that was built, in this same process. Nothing is installed or built, and nothing is
 * written outside DATA_DIR, so the code may lie in a read-only folder of another user. The production packages, build/
 * and two files of tools/ are all it needs.
 */
const say = (/** @type {string} */ line) => {
  process.stdout.write(`${line}\n`);
};
const fail = (/** @type {string} */ line) => {
  say(line);
  process.exit(1);
};

const built = new URL('../build/server/index.js', import.meta.url);
if (!existsSync(built))
  fail(
    `The shop is not built: ${fileURLToPath(built)} is missing. Run "npm run build" first, or "npm start", which also builds.`,
  );

process.env.NODE_ENV ??= 'production';
const { main } = await import(built.href).catch((/** @type {unknown} */ error) => {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  return fail(
    `The shop’s packages are missing. Run "npm install --no-save --omit=dev" in its folder. (${error.message.split('\n')[0]})`,
  );
});
await main(say, fileURLToPath(new URL('../build/client', import.meta.url)));
