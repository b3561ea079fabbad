// @ts-check
import { run } from './steps.mjs';

/**
 * Debian's installer, as root or with sudo. Whoever may not install goes on without.
 * @param {string[]} args
 */
export async function aptGet(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
  await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(
    () => undefined,
  );
}
