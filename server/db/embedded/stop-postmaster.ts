import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { type Binaries, programPath } from './binaries.ts';
import { signal, waitForExit } from './processes.ts';

/** Milliseconds: for a first answer, and for each way of stopping before the next, harder one. */
export type Patience = { answer: number; fast: number; immediate: number };

export const usualPatience: Patience = { answer: 3000, fast: 8000, immediate: 4000 };

/** SIGINT: sessions are ended and everything is written. SIGQUIT: everything ends now, the next start recovers. */
export async function stopPostmaster(
  pid: number,
  data: string,
  binaries: Binaries,
  patience: Patience = usualPatience,
): Promise<void> {
  askToStop(pid, data, binaries);
  if (await waitForExit(pid, patience.fast)) return;
  signal(pid, 'SIGQUIT');
  if (await waitForExit(pid, patience.immediate)) return;
  signal(pid, 'SIGKILL');
  await waitForExit(pid, patience.immediate);
}

/** Needs no waiting, so it also serves while Node is on its way out. */
export function askToStop(pid: number, data: string, binaries: Binaries): void {
  // Windows has no signals: Node would end the process on the spot.
  if (platform() === 'win32')
    spawnSync(programPath(binaries, 'pg_ctl'), ['stop', '-W', '-m', 'fast', '-D', data]);
  else signal(pid, 'SIGINT');
}
