// @ts-check
import { existsSync } from 'node:fs';
import './check-node.mjs';
import { installPackages, say } from './steps.mjs';

/**
 * Runs a command of the shop that was built. A build that is there is used as it is: a shop that runs may need its files, and
 * its folder may be read-only. Without one the shop is built first.
 * @param {'backUpCommand' | 'restoreCommand' | 'resetSecondStepCommand' | 'mailCommand'} name
 */
export async function runBuilt(name) {
  try {
    const built = new URL('../build/server/index.js', import.meta.url);
    if (!existsSync(built)) {
      const { buildShop } = await import('./build.mjs');
      await installPackages();
      await buildShop();
    }
    process.env.NODE_ENV ??= 'production';
    const command = (await import(built.href))[name];
    if (command === undefined)
      throw new Error('The shop was built by a version that cannot do this. Run "npm run build" first.');
    await command(process.argv.slice(2), say);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
