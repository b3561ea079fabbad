import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Place } from './place.ts';
import { startMarker } from './processes.ts';
import { folderInUse } from './start-error.ts';

/**
 * Names the shop process that owns the database. It gives a second shop its answer at once, also while the server is
 * being restarted. It decides nothing between two that start at the same moment: the lock inside the database does.
 */
const owner = z.object({ pid: z.number().int().positive(), started: z.string() });

export function refuseSecondShop(place: Place): void {
  const other = readOwner(place.ownerFile);
  if (other === undefined || other.pid === process.pid) return;
  if (startMarker(other.pid) === other.started) throw folderInUse(place.folder, other.pid);
}

export function writeOwner(place: Place): void {
  const draft = `${place.ownerFile}.${process.pid}`;
  const content = { pid: process.pid, started: startMarker(process.pid) ?? '' };
  try {
    writeFileSync(draft, `${JSON.stringify(content)}\n`, { mode: 0o600 });
    renameSync(draft, place.ownerFile);
  } catch {
    // On a full disk the shop can still be read, and the lock still keeps a second one out.
    rmSync(draft, { force: true });
  }
}

export function removeOwner(place: Place): void {
  if (readOwner(place.ownerFile)?.pid === process.pid) rmSync(place.ownerFile, { force: true });
}

function readOwner(file: string): z.infer<typeof owner> | undefined {
  try {
    return owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
