import { closeSync, mkdirSync, openSync, realpathSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from './start-error.ts';

/** Where everything lies inside the database's folder. */
export type Place = {
  folder: string;
  /** Holds `data` and `password`, and appears in one rename: either both exist and belong together, or neither. */
  cluster: string;
  data: string;
  password: string;
  ownerFile: string;
  logFile: string;
};

export function openPlace(folder: string): Place {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const real = realpathSync(folder);
    checkWritable(real);
    const cluster = join(real, 'cluster');
    return {
      folder: real,
      cluster,
      data: join(cluster, 'data'),
      password: join(cluster, 'password'),
      ownerFile: join(real, 'owner.json'),
      logFile: join(real, 'server.log'),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseStartError(
      'FOLDER_NOT_WRITABLE',
      `The database's folder ${folder} cannot be written (${reason}). Make it writable for this user, or choose another with DATA_DIR.`,
      { cause },
    );
  }
}

function checkWritable(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`);
  closeSync(openSync(probe, 'w', 0o600));
  unlinkSync(probe);
}
