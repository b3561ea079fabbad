import type { FastifyBaseLogger } from 'fastify';

interface StopOptions {
  readonly close: () => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly say: (line: string) => void;
  readonly timeLimitMs?: number;
}

/**
 * Ends the shop in order on SIGTERM or Ctrl-C. Ctrl-C under npm arrives twice, once from the terminal and once
 * from npm, so a second signal changes nothing; only a shop that does not end in time is cut off.
 */
export function onStopSignal({ close, log, say, timeLimitMs = 15_000 }: StopOptions): {
  hasBegun: () => boolean;
} {
  let begun = false;
  const stop = (exitCode: number) => {
    if (begun) return;
    begun = true;
    say('\n  Closing the shop …');
    setTimeout(() => {
      log.error('the shop did not close in time and is cut off');
      process.exit(1);
    }, timeLimitMs).unref();
    close().then(
      () => process.exit(exitCode),
      (err: unknown) => {
        log.error({ err }, 'the shop did not close cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (err: unknown) => {
      log.fatal({ err }, event);
      stop(1);
    });
  return { hasBegun: () => begun };
}
