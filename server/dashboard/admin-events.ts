import { ADMIN_EVENTS, type AdminEvent } from '../../contract/dashboard.ts';

/** Passes notifications of the database on to the admin's open event streams. */
export interface AdminEvents {
  /** Takes the payload of a notification of the channel `admin_events`. */
  readonly publish: (payload: string) => void;
  /** Returns how to unsubscribe; null when there are too many listeners already. */
  readonly subscribe: (onEvents: (events: readonly AdminEvent[]) => void) => (() => void) | null;
  readonly close: () => void;
}

const LISTENERS_MAX = 100;
/** A rush of orders becomes a few events a second, not one per order. */
const BATCH_MS = 250;

export function adminEvents(): AdminEvents {
  const listeners = new Set<(events: readonly AdminEvent[]) => void>();
  const batch = new Set<AdminEvent>();
  let timer: NodeJS.Timeout | undefined;

  const sendBatch = () => {
    timer = undefined;
    const events = [...batch];
    batch.clear();
    for (const listener of listeners) listener(events);
  };

  return {
    publish(payload) {
      const event = readEvent(payload);
      if (event === undefined || listeners.size === 0) return;
      batch.add(event);
      timer ??= setTimeout(sendBatch, BATCH_MS);
    },
    subscribe(onEvents) {
      if (listeners.size >= LISTENERS_MAX) return null;
      listeners.add(onEvents);
      return () => listeners.delete(onEvents);
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

function readEvent(payload: string): AdminEvent | undefined {
  try {
    const { kind } = JSON.parse(payload);
    return ADMIN_EVENTS.find((known) => known === kind);
  } catch {
    return undefined;
  }
}
