import { setTimeout as delay } from 'node:timers/promises';
import { bringUp, type Running } from './bring-up.ts';
import type { Context } from './context.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './processes.ts';
import { DatabaseStartError } from './start-error.ts';
import { askToStop, stopPostmaster } from './stop-postmaster.ts';

export type Supervised = { readonly pid: number; stop(): Promise<void> };

const firstPause = 100;
const longestPause = 5000;

/** Keeps the server running on its port until it is stopped: the pool finds it again by itself. */
export function supervise(
  context: Context,
  started: Running,
  cancel: () => void,
  onExit: (message: string) => void,
): Supervised {
  const { data } = context.place;
  let running = started;
  let recovery: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;
  let lost = false;

  const watch = () =>
    running.session.onEnd(() => {
      if (!context.signal.aborted) recovery = recover();
    });

  async function recover(): Promise<void> {
    const message = isPostmasterOf(running.pid, data)
      ? `The database server (pid ${running.pid}) dropped its connections; connecting again`
      : `The database server (pid ${running.pid}) ended unexpectedly; starting it again on port ${running.port}`;
    context.log(message);
    onExit(message);
    for (
      let pause = firstPause;
      !context.signal.aborted && !lost;
      pause = Math.min(pause * 2, longestPause)
    ) {
      try {
        running = await bringUp(context, running.port);
        context.log(`The database server is back (pid ${running.pid})`);
        return watch();
      } catch (error) {
        lost = error instanceof DatabaseStartError && error.code === 'FOLDER_IN_USE';
        if (!context.signal.aborted) context.log(`The database is not back yet. ${messageOf(error)}`);
        await delay(pause, undefined, { signal: context.signal }).catch(() => {});
      }
    }
  }

  /** Without stop() the server still gets its order when Node ends in whatever way runs exit handlers. */
  const lastOrder = () => {
    if (!lost && isPostmasterOf(running.pid, data)) askToStop(running.pid, data, context.binaries);
  };
  process.once('exit', lastOrder);
  watch();

  async function end(): Promise<void> {
    cancel();
    await recovery;
    // A recovery that was given up may have left a server that is not yet in `running`.
    const pid = readPostmasterFile(data)?.pid;
    if (!lost && pid !== undefined && isPostmasterOf(pid, data)) {
      await stopPostmaster(pid, data, context.binaries, context.patience);
    }
    process.off('exit', lastOrder);
  }

  return {
    get pid() {
      return running.pid;
    },
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
