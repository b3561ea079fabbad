import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from './context.ts';
import { findRunning, type RunningServer } from './find-running.ts';
import { findFreePort } from './free-port.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { isPasswordRefusal, type LockAnswer, type OwnerSession, takeLock } from './owner-session.ts';
import { giveTo } from './prepare-cluster.ts';
import { runsReplacedProgram } from './processes.ts';
import { folderInUse, portTaken, startFailed, wrongPassword } from './start-error.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export type Running = RunningServer & { reused: boolean; session: OwnerSession };

/** How long other starters and dying processes may keep us waiting. */
const patience = 20_000;

/**
 * Finds or launches the server, then takes the lock inside it. Whoever holds the lock owns the server, no matter who
 * launched it: of two shops that start at the same moment one wins, and the other leaves the server alone.
 */
export async function bringUp(context: Context, port: number | undefined): Promise<Running> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await findRunning(context);
    const server = found ?? (await launch(context, port, deadline));
    const answer = server && (await tryLock(server, context, deadline));
    if (server === undefined || answer === undefined) continue;
    if (!answer.ok) throw folderInUse(context.place.folder, answer.holder);
    if (found === undefined || fits(found, port)) {
      return { ...server, reused: found !== undefined, session: answer.session };
    }
    await stopPostmaster(server.pid, context.place.data, context.binaries, context.patience);
  }
}

function fits(server: RunningServer, port: number | undefined): boolean {
  return (port === undefined || port === server.port) && !runsReplacedProgram(server.pid);
}

/** Undefined: another server holds the folder by now, look again. */
async function launch(
  context: Context,
  fixedPort: number | undefined,
  deadline: number,
): Promise<RunningServer | undefined> {
  const { place, runner, signal } = context;
  giveTo(place.cluster, runner);
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const port = fixedPort ?? (await findFreePort(place.folder, attempt));
    const answer = await launchPostmaster(place, runner, port, signal);
    if (answer.ok) return { pid: answer.pid, port };
    signal.throwIfAborted();
    if (answer.reason === 'port-taken' && fixedPort !== undefined) throw portTaken(port, answer.logLines);
    if (answer.reason === 'failed' || Date.now() > deadline)
      throw startFailed(answer.logLines, place.logFile);
    await delay(100);
    if (answer.reason === 'other-server') return undefined;
  }
}

/** Undefined: the server went away between its start and our question, look again. */
async function tryLock(
  server: RunningServer,
  context: Context,
  deadline: number,
): Promise<LockAnswer | undefined> {
  try {
    return await takeLock(server.port, context.password());
  } catch (error) {
    const refused = isPasswordRefusal(error);
    if (refused || Date.now() > deadline) {
      await stopPostmaster(server.pid, context.place.data, context.binaries, context.patience);
      throw refused
        ? wrongPassword(context.place.password, error)
        : startFailed(String(error), context.place.logFile, error);
    }
    await delay(100);
    return undefined;
  }
}
