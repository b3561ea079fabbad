import { ADMIN_EVENTS, type AdminEvent } from '../../contract/dashboard.ts';

/** Passes notifications of the database on to the admin's open event streams. */
export interface AdminEvents {
  /** Takes the payload of a notification of the channel `admin_events`. */
  readonly publish: (payload: string) => void;
  /** Returns how to unsubscribe; null when there are too many listeners already. */
  readonly subscribe: (listener: AdminListener) => (() => void) | null;
  /** Takes the payload of a notification of the channel `session_ended`: the id of a session. */
  readonly endSession: (sessionId: string) => void;
  /** After notifications may have been missed. Whoever still has a valid token connects again. */
  readonly endAll: () => void;
  readonly close: () => void;
}

export interface AdminListener {
  readonly sessionId: string;
  readonly onEvents: (events: readonly AdminEvent[]) => void;
  readonly onEnd: () => void;
}

const LISTENERS_MAX = 100;
/** A rush of orders becomes a few events a second, not one per order. */
const BATCH_MS = 250;

export function adminEvents(): AdminEvents {
  const listeners = new Set<AdminListener>();
  const batch = new Set<AdminEvent>();
  let timer: NodeJS.Timeout | undefined;

  const sendBatch = () => {
    timer = undefined;
    const events = [...batch];
    batch.clear();
    for (const { onEvents } of listeners) onEvents(events);
  };

  const end = (isEnded: (listener: AdminListener) => boolean) => {
    for (const listener of [...listeners].filter(isEnded)) {
      listeners.delete(listener);
      listener.onEnd();
    }
  };

  return {
    publish(payload) {
      const event = readEvent(payload);
      if (event === undefined || listeners.size === 0) return;
      batch.add(event);
      timer ??= setTimeout(sendBatch, BATCH_MS);
    },
    subscribe(listener) {
      if (listeners.size >= LISTENERS_MAX) return null;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    endSession: (sessionId) => end((listener) => listener.sessionId === sessionId),
    endAll: () => end(() => true),
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
