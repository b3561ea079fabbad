import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { runningUrl } from './embedded/running-url.ts';
import { DatabaseStartError } from './embedded/start-error.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

type RunningDatabase = Pick<OpenDatabase, 'url' | 'description' | 'close'>;

/** The database of the shop that runs, if one does; else our own is started until the command is done. */
export async function openRunningDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  const folder = join(config.dataDir, 'postgres');
  if (config.databaseUrl === undefined && !existsSync(join(folder, 'cluster')))
    throw new Error(`there is no shop in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  try {
    return await openDatabase(config, say, () => undefined);
  } catch (error) {
    const isInUse = error instanceof DatabaseStartError && error.code === 'FOLDER_IN_USE';
    const url = isInUse ? runningUrl(folder) : undefined;
    if (url === undefined) throw error;
    return {
      url,
      description: `the running shop in ${relative(process.cwd(), folder)}`,
      close: async () => undefined,
    };
  }
}
