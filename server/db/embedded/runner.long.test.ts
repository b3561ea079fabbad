import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ask, createTestBench } from '../../../tests/support/embedded-bench.ts';
import { nobody } from './accounts.ts';
import { type Binaries, findBinaries, linkLibraries, programPath } from './binaries.ts';
import { tryAccountRunner } from './choose-runner.ts';
import { copyBinaries } from './copy-binaries.ts';
import type { Runner } from './runner.ts';
import { DatabaseStartError } from './start-error.ts';

const bench = createTestBench();
afterEach(bench.cleanUp);
afterAll(bench.removeAll);

const isRoot = platform() === 'linux' && process.getuid?.() === 0;

function withoutNamespaces(binaries: Binaries, folder: string): Runner {
  const runner = tryAccountRunner(binaries, folder, [reachable]);
  if (runner === undefined) throw new DatabaseStartError('CANNOT_RUN_AS_ROOT', 'no account to run as');
  return runner;
}

/** Open to every user, unlike the folders of the tests. */
const reachable = mkdtempSync(join(tmpdir(), 'rack-and-rep-copies-'));
chmodSync(reachable, 0o755);
afterAll(() => rmSync(reachable, { recursive: true, force: true }));

const accountOf = (pid: number) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

describe.runIf(isRoot)('as root', () => {
  it('runs the server in a user namespace and keeps the files its own', async () => {
    const folder = await bench.sharedFolder();
    const server = await bench.start(folder);
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
    expect(statSync(join(folder, 'cluster', 'data', 'base')).uid).toBe(0);
    const note = readFileSync(join(folder, 'cluster', 'data', 'postmaster.pid'), 'utf8');
    expect(Number.parseInt(note, 10)).toBe(server.pid);
  });

  it('runs it as nobody where namespaces are forbidden, also below a folder that nobody may enter', async () => {
    const folder = await bench.sharedFolder();
    expect(statSync(bench.root).mode & 0o777).toBe(0o700);
    const asNobody = await bench.start(folder, { chooseRunner: withoutNamespaces });
    expect(accountOf(asNobody.pid)).toBe(String(nobody().uid));
    await ask(asNobody.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await asNobody.stop();

    const inNamespace = await bench.start(folder);
    expect(accountOf(inNamespace.pid)).toBe('0');
    expect(await ask(inNamespace.url, 'SELECT answer FROM kept')).toBe(42);
  });

  it('runs it as the owner of the folder when that is an ordinary user', async () => {
    const folder = await bench.sharedFolder();
    const daemon = 1;
    chownSync(folder, daemon, daemon);
    const server = await bench.start(folder);
    expect(accountOf(server.pid)).toBe(String(daemon));
    expect(statSync(join(folder, 'cluster', 'data', 'base')).uid).toBe(daemon);
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
  });

  it('copies the programs to where nobody can reach them when the project lies in a closed folder', async () => {
    const closed = join(bench.root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const original = findBinaries();
    symlinkSync(dirname(original.native), join(closed, 'package'));
    const unreachable = { ...original, native: join(closed, 'package', 'native') };
    const server = await bench.start(bench.emptyFolder(), {
      chooseRunner: (_, folder) => withoutNamespaces(unreachable, folder),
    });
    expect(accountOf(server.pid)).toBe(String(nobody().uid));
    expect(readlinkSync(`/proc/${server.pid}/exe`)).toContain(reachable);
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
  });

  it('does not run programs that somebody else has put where the copy belongs', () => {
    const parent = join(reachable, 'planted');
    mkdirSync(parent);
    const binaries = findBinaries();
    const planted = join(parent, `rack-and-rep-postgres-${binaries.version}`);
    mkdirSync(planted);
    chownSync(planted, 12_345, 12_345);
    expect(copyBinaries(binaries, [parent])).toBeUndefined();
  });
});

it('makes the libraries’ links itself when npm was told to run no install scripts', () => {
  const binaries = findBinaries();
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(binaries.native, 'pg-symlinks.json'), 'utf8'),
  );
  const native = join(bench.root, 'package', 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  cpSync(join(binaries.native, 'pg-symlinks.json'), join(native, 'pg-symlinks.json'));
  for (const { source } of list) {
    cpSync(join(dirname(binaries.native), source), join(dirname(native), source));
  }
  linkLibraries(native);
  for (const { target } of list) expect(statSync(join(dirname(native), target)).isFile()).toBe(true);
  rmSync(native, { recursive: true });
});

it('finds the programs for this machine', () => {
  expect(statSync(programPath(findBinaries(), 'postgres')).isFile()).toBe(true);
});
