import { spawnSync } from 'node:child_process';
import type { Figure } from '../bench/figures.ts';

/** The tests in their long form: every case of those that `npm test` tries a few of, and those that take minutes. */
export async function run(): Promise<Figure[]> {
  return [
    { name: 'API tests that failed', ...exitCodeOf('vitest', 'run', '--project', 'server') },
    { name: 'journeys and faults that failed', ...exitCodeOf('playwright', 'test') },
  ];
}

function exitCodeOf(...command: string[]) {
  const ended = spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, TORTURE: 'yes' } });
  return { value: ended.status === 0 ? 0 : 1, unit: 'runs', most: 0 };
}
