import { Client } from 'pg';

/**
 * Hears PostgreSQL's notifications on one connection of its own and keeps that connection alive. What was said
 * while it was gone is lost, so `onConnected` runs after every (re)connection: treat it as "anything may
 * have changed".
 */
export interface Listener {
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
}

export interface ListenOptions {
  readonly url: string;
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  readonly onConnected: () => void;
  readonly onTrouble?: (error: Error) => void;
  readonly retryMs?: number;
}

export async function listen(options: ListenOptions): Promise<Listener> {
  let client: Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: options.url,
      application_name: 'rack-and-rep listener',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    // The connection's end and the failure of its running query are one loss, and lead to one new attempt.
    let isLost = false;
    const lost = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      if (client === next) client = null;
      next.removeAllListeners();
      next.on('error', () => undefined);
      next.end().catch(() => undefined);
      if (error) options.onTrouble?.(error);
      if (!isClosed) timer = setTimeout(() => void connect().catch(() => undefined), options.retryMs ?? 500);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
    try {
      await next.connect();
      for (const channel of Object.keys(options.channels))
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    if (isClosed) return lost();
    client = next;
    options.onConnected();
  };

  try {
    await connect();
  } catch (error) {
    isClosed = true;
    clearTimeout(timer);
    throw error;
  }
  return {
    isConnected: () => client !== null,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      last?.removeAllListeners();
      await last?.end().catch(() => undefined);
    },
  };
}
