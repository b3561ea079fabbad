import { useEffect, useEffectEvent } from 'react';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { eventReader } from './event-lines.ts';

export type NewsKind = 'order' | 'contact' | 'enquiry';

const RETRY_FIRST_MS = 1000;
const RETRY_LAST_MS = 15_000;

const listeners = new Set<(kind: NewsKind | 'anything') => void>();
let connection: AbortController | null = null;

function tell(kind: NewsKind | 'anything'): void {
  for (const listener of listeners) listener(kind);
}

/**
 * Keeps one stream of news open while somebody listens and looks: an address cannot carry the token, so this is a fetch
 * and no EventSource. What came while it was away is unknown, so after each interruption anything may have come.
 */
async function keepConnected(signal: AbortSignal): Promise<void> {
  let pause = RETRY_FIRST_MS;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const token = readToken(browserStorage);
      const reply = await fetch('/api/dashboard/news', {
        signal,
        headers: { authorization: `Bearer ${token}` },
      });
      if (!reply.ok || reply.body === null) throw new Error(`HTTP ${reply.status}`);
      if (!isFirst) tell('anything');
      pause = RETRY_FIRST_MS;
      await readNews(reply.body);
    } catch {
      if (signal.aborted) return;
      tell('anything');
    }
    isFirst = false;
    await new Promise((resume) => setTimeout(resume, pause));
    pause = Math.min(pause * 2, RETRY_LAST_MS);
  }
}

async function readNews(body: ReadableStream<Uint8Array>): Promise<void> {
  const read = eventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const name of read(decoder.decode(value, { stream: true })))
      if (name === 'order' || name === 'contact' || name === 'enquiry') tell(name);
  }
}

/** A tab that nobody sees holds no connection; when it is looked at again, anything may have come. */
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
  if (document.visibilityState === 'visible') tell('anything');
}

function subscribe(listener: (kind: NewsKind | 'anything') => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  followVisibility();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', onVisibility);
    // The next page of the admin takes the stream over before it is cut.
    setTimeout(followVisibility);
  };
}

/** What this very page has changed: its lists and the counts in the sidebar ask again. */
export function tellOwnChange(kind: NewsKind): void {
  tell(kind);
}

/** Calls when something of these kinds may have come: `useNews(['order'], () => list.reload({ quiet: true }))`. */
export function useNews(kinds: readonly NewsKind[], onNews: () => void): void {
  const hear = useEffectEvent((kind: NewsKind | 'anything') => {
    if (kind === 'anything' || kinds.includes(kind)) onNews();
  });
  useEffect(() => subscribe((kind) => hear(kind)), []);
}
