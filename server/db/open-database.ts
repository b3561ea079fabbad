import { join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { redactUrl } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export interface OpenDatabase {
  readonly url: string;
  /** For the welcome text. */
  readonly description: string;
  /** What to do for a shop without data, if these cannot be used. */
  readonly afresh: string;
  close(): Promise<void>;
}

/** The PostgreSQL of `DATABASE_URL`, or one of our own beside the shop. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
  onTrouble: (message: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return {
      url: config.databaseUrl,
      description: redactUrl(config.databaseUrl),
      afresh: 'set DATABASE_URL to the address of an empty database',
      close: async () => undefined,
    };
  const folder = join(config.dataDir, 'postgres');
  const embedded = await startEmbeddedPostgres({ folder, log: say, onExit: onTrouble });
  return {
    url: embedded.url,
    description: `built-in PostgreSQL in ${relative(process.cwd(), folder)}`,
    afresh: 'set DATA_DIR to an empty folder',
    close: () => embedded.stop(),
  };
}
