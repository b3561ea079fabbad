import { useEffect, useEffectEvent } from 'react';
import { ADMIN_EVENTS, type AdminEvent } from '../../../contract/dashboard.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { eventReader } from './event-lines.ts';

const RETRY_FIRST_MS = 1000;
const RETRY_LAST_MS = 15_000;

const listeners = new Set<(kind: AdminEvent | 'anything') => void>();
let connection: AbortController | null = null;

function publish(kind: AdminEvent | 'anything'): void {
  for (const listener of listeners) listener(kind);
}

/**
 * Keeps one event stream open while the page is visible and has listeners. It is a fetch, since EventSource cannot send
 * the token. Events may be missed while it is down, so after each interruption everything counts as changed.
 */
async function keepConnected(signal: AbortSignal): Promise<void> {
  let pause = RETRY_FIRST_MS;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const token = readToken(browserStorage);
      const response = await fetch('/api/dashboard/events', {
        signal,
        headers: { authorization: `Bearer ${token}` },
      });
      if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`);
      if (!isFirst) publish('anything');
      pause = RETRY_FIRST_MS;
      await readEvents(response.body);
    } catch {
      if (signal.aborted) return;
      publish('anything');
    }
    isFirst = false;
    await new Promise((resume) => setTimeout(resume, pause));
    pause = Math.min(pause * 2, RETRY_LAST_MS);
  }
}

async function readEvents(body: ReadableStream<Uint8Array>): Promise<void> {
  const read = eventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const name of read(decoder.decode(value, { stream: true })))
      for (const event of ADMIN_EVENTS) if (event === name) publish(event);
  }
}

/** A hidden tab holds no connection. */
function followVisibility(): void {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (isWanted && connection === null) {
    connection = new AbortController();
    void keepConnected(connection.signal);
  }
  if (!isWanted && connection !== null) {
    connection.abort();
    connection = null;
  }
}

function onVisibility(): void {
  followVisibility();
  if (document.visibilityState === 'visible') publish('anything');
}

function subscribe(listener: (kind: AdminEvent | 'anything') => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  followVisibility();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onVisibility);
    // Later, so that the next admin page can take over the stream.
    setTimeout(followVisibility);
  };
}

/** After a change by this page: its lists and the sidebar's counts are loaded again. */
export function publishOwnChange(kind: AdminEvent): void {
  publish(kind);
}

/** `useAdminEvents(['order'], () => list.reload({ quiet: true }))` */
export function useAdminEvents(kinds: readonly AdminEvent[], onEvent: () => void): void {
  const handle = useEffectEvent((kind: AdminEvent | 'anything') => {
    if (kind === 'anything' || kinds.includes(kind)) onEvent();
  });
  useEffect(() => subscribe((kind) => handle(kind)), []);
}
