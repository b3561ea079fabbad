import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's own note about the server that runs in a data folder. */
export type PostmasterFile = {
  pid: number | undefined;
  port: number | undefined;
  ready: boolean;
  text: string;
};

const portLine = 3;
const statusLine = 7;

export function readPostmasterFile(data: string): PostmasterFile | undefined {
  const text = readText(join(data, 'postmaster.pid'));
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const port = Number.parseInt(lines[portLine] ?? '', 10);
  return {
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || undefined,
    port: Number.isNaN(port) ? undefined : port,
    ready: lines[statusLine] === 'ready',
    text,
  };
}

/**
 * Removes a file that is cut off or whose process id now belongs to a stranger or a zombie; PostgreSQL would take that for a living
 * server and refuse. Its check of the shared memory still keeps two servers apart. The file is moved aside before it is judged again: another starter may have put a fresh one there.
 */
export function removeStalePostmasterFile(data: string, stale: string): void {
  const path = join(data, 'postmaster.pid');
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
    if (readText(aside) !== stale) linkSync(aside, path);
  } catch {
    return;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
