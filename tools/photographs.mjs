// @ts-check
import { installPackages, root, run } from './steps.mjs';

/** `npm run photographs`: installs what the shop and its studio need, then takes the pictures that have changed. */
await installPackages();
await installPackages('studio');
const { code } = await run(process.execPath, ['studio/take-photographs.mjs', ...process.argv.slice(2)], {
  show: true,
  cwd: root,
});
process.exitCode = code;
