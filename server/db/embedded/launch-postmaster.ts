import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { Runner } from './runner.ts';
import { openLog } from './server-log.ts';
import { serverArguments } from './server-settings.ts';

/**
 * `other-server`: somebody else's server holds the folder. `leftovers`: processes of a killed server are still on
 * their way out.
 */
export type LaunchFailure = 'port-taken' | 'other-server' | 'leftovers' | 'failed';

export type LaunchAnswer = { ok: true; pid: number } | { ok: false; reason: LaunchFailure; logLines: string };

/** Replaying the log after a crash may take its time; a server that is silent for longer is given up. */
const patience = 120_000;
const pollEvery = 10;

export async function launchPostmaster(
  place: Place,
  runner: Runner,
  port: number,
  signal: AbortSignal,
): Promise<LaunchAnswer> {
  const log = openLog(place.logFile);
  try {
    const child = runner.run({
      program: 'postgres',
      cluster: place.cluster,
      args: (cluster) => serverArguments(`${cluster}/data`, port),
      output: log.descriptor,
    });
    child.unref();
    if (await waitUntilReady(child, place.data, signal)) return { ok: true, pid: child.pid ?? 0 };
    const logLines = log.linesSince();
    return { ok: false, reason: reasonFor(logLines), logLines };
  } finally {
    log.close();
  }
}

/** The server writes "ready" into postmaster.pid: quicker to ask than to connect again and again. */
async function waitUntilReady(child: ChildProcess, data: string, signal: AbortSignal): Promise<boolean> {
  let gone = false;
  child.once('error', () => {
    gone = true;
  });
  child.once('exit', () => {
    gone = true;
  });
  const deadline = Date.now() + patience;
  while (!gone) {
    const file = readPostmasterFile(data);
    if (file?.pid === child.pid && file?.ready === true) return true;
    if (signal.aborted || Date.now() > deadline) child.kill(signal.aborted ? 'SIGINT' : 'SIGQUIT');
    await delay(pollEvery);
  }
  return false;
}

function reasonFor(logLines: string): LaunchFailure {
  if (/could not bind|Address already in use/.test(logLines)) return 'port-taken';
  if (
    /lock file "postmaster\.pid" already exists|bogus data in lock file|lock file .* is empty/.test(logLines)
  ) {
    return 'other-server';
  }
  if (/pre-existing shared memory block|pre-existing server processes/.test(logLines)) return 'leftovers';
  return 'failed';
}
