import type { FastifyBaseLogger } from 'fastify';
import { type AlertParts, sendBackInStockMails } from './back-in-stock-mails.ts';

const EVERY_MS = 5 * 60 * 1000;

interface AlertJob {
  /** Something of the catalogue has changed, a count perhaps. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Looks after every change of the catalogue, of which several in a row make one look, and now and then without one: for a process that
 * ended before it had looked. Any number of processes may run it.
 */
export function startStockAlerts(parts: AlertParts & { readonly log: FastifyBaseLogger }): AlertJob {
  let isAsked = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (isAsked && !isStopped) {
      isAsked = false;
      try {
        const told = await sendBackInStockMails(parts);
        if (told > 0) parts.log.info({ told }, 'shoppers were told that something is back in stock');
      } catch (err) {
        parts.log.warn({ err }, 'those who wait for stock could not be told');
      }
    }
    running = null;
  };
  const wake = () => {
    isAsked = true;
    if (!isStopped) running ??= run();
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
