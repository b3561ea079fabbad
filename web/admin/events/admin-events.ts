import { useEffect } from 'react';
import { ADMIN_EVENTS } from '../../../contract/dashboard.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { queryClient, refresh } from '../data/query-client.ts';

const RETRY_FIRST_MS = 1000;
const RETRY_LAST_MS = 15_000;

/**
 * Keeps one event stream open. It is a fetch, since EventSource cannot send the token. Events may be missed while it is
 * down, so after each interruption everything counts as changed.
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
      if (!isFirst) void queryClient.invalidateQueries();
      pause = RETRY_FIRST_MS;
      await readEvents(response.body);
    } catch {
      if (signal.aborted) return;
      void queryClient.invalidateQueries();
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
      for (const event of ADMIN_EVENTS) if (event === name) void refresh(event);
  }
}

/** Reads the names of a stream's events (`event: order`) from its chunks; a chunk may end inside a line. */
export function eventReader(): (chunk: string) => string[] {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => /^event: (\w+)$/.exec(line.trimEnd())?.[1] ?? []);
  };
}

/** While the admin is on the screen, what others change is asked for again. A hidden tab holds no connection. */
export function useLiveChanges(): void {
  useEffect(() => {
    let connection: AbortController | null = null;
    const connect = () => {
      connection = new AbortController();
      void keepConnected(connection.signal);
    };
    const disconnect = () => {
      connection?.abort();
      connection = null;
    };
    const onVisibility = () => {
      disconnect();
      if (document.visibilityState !== 'visible') return;
      connect();
      void queryClient.invalidateQueries();
    };
    if (document.visibilityState === 'visible') connect();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      disconnect();
    };
  }, []);
}
