import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** Copies the programs out of a folder that is closed to others; the copy is kept and used again. */
export function copyBinaries(
  binaries: Binaries,
  parents: string[] = ['/var/lib', '/var/tmp', tmpdir()],
): Binaries | undefined {
  for (const parent of parents) {
    const home = join(parent, `rack-and-rep-postgres-${binaries.version}`);
    try {
      if (!existsSync(home)) copyTo(binaries.native, home);
      if (isTrusted(home)) return { ...binaries, native: home };
    } catch {
      // A read-only or full place: the next one may do.
    }
  }
  return undefined;
}

/** The copy appears in one rename, so that an interrupted one is never taken for whole. */
function copyTo(native: string, home: string): void {
  const draft = mkdtempSync(`${home}-`);
  try {
    const target = join(draft, 'native');
    mkdirSync(target, { mode: 0o755 });
    cpSync(native, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !basename(source).endsWith('.a') && basename(source) !== 'include',
    });
    renameSync(target, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** In a folder open to all, somebody else could have put programs under our name. */
function isTrusted(home: string): boolean {
  const stat = lstatSync(home);
  return stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;
}
