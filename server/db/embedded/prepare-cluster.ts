import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { isAlive } from './processes.ts';
import type { Runner } from './runner.ts';
import { openLog } from './server-log.ts';
import { initdbArguments } from './server-settings.ts';
import { DatabaseStartError, startFailed } from './start-error.ts';

const draftPrefix = 'preparing-';

export async function createCluster(
  place: Place,
  runner: Runner,
  log: (line: string) => void,
): Promise<void> {
  log('Preparing the database (first start only)');
  removeAbandonedDrafts(place.folder);
  const draft = join(place.folder, `${draftPrefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(join(draft, 'password'), randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    giveTo(draft, runner);
    await runInitdb(draft, place.logFile, runner);
    publish(draft, place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function runInitdb(draft: string, logFile: string, runner: Runner): Promise<void> {
  const log = openLog(logFile);
  try {
    const child = runner.run({
      program: 'initdb',
      cluster: draft,
      args: (cluster) => initdbArguments(`${cluster}/data`, `${cluster}/password`),
      output: log.descriptor,
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw startFailed(log.linesSince(), logFile);
  } catch (error) {
    throw error instanceof DatabaseStartError ? error : startFailed(String(error), logFile, error);
  } finally {
    log.close();
  }
}

/** Two first starts at the same moment both prepare a cluster; the first rename wins, the other draft is dropped. */
function publish(draft: string, place: Place): void {
  try {
    renameSync(draft, place.cluster);
  } catch (error) {
    if (!existsSync(place.cluster)) throw error;
    return;
  }
  if (platform() === 'win32') return;
  const folder = openSync(place.folder, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(draftPrefix))) {
    const pid = Number.parseInt(name.slice(draftPrefix.length), 10);
    if (!isAlive(pid))
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

export function checkCluster(place: Place, major: string): void {
  const file = join(place.data, 'PG_VERSION');
  if (!existsSync(file) || !existsSync(place.password)) {
    throw new DatabaseStartError(
      'CLUSTER_DAMAGED',
      `The database in ${place.cluster} is incomplete: ${existsSync(file) ? place.password : file} is missing. ` +
        'Restore the folder from a backup, or move it away to begin with an empty shop.',
    );
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found === major) return;
  throw new DatabaseStartError(
    'WRONG_VERSION',
    `The database in ${place.cluster} was made by PostgreSQL ${found}, but this shop brings PostgreSQL ${major}. ` +
      'Nothing was changed. Start the version of the shop that made it and take a backup (npm run backup). Then set DATA_DIR ' +
      'to a new folder and restore the backup there with this version (npm run restore). Keep the old folder: it is the way back.',
  );
}

/**
 * The way of running may change between starts (another container, other rights); the files follow it. The folder
 * itself is handed over last, so that its owner tells whether all of it was.
 */
export function giveTo(path: string, runner: Runner): void {
  if (runner.owner === undefined || lstatSync(path).uid === runner.owner.uid) return;
  const { uid, gid } = runner.owner;
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), runner);
  lchownSync(path, uid, gid);
}
