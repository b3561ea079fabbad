import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { platform } from 'node:os';
import { type Account, findAccount, nobody } from './accounts.ts';
import { type Binaries, programPath } from './binaries.ts';
import { copyBinaries } from './copy-binaries.ts';
import { accountRunner, directRunner, namespaceArguments, namespaceRunner, type Runner } from './runner.ts';
import { DatabaseStartError } from './start-error.ts';

export function chooseRunner(binaries: Binaries, folder: string): Runner {
  if (process.getuid?.() !== 0) return directRunner(binaries);
  if (platform() === 'linux') {
    if (namespaceWorks(binaries, folder)) return namespaceRunner(binaries, nobody());
    const fallback = tryAccountRunner(binaries, folder);
    if (fallback !== undefined) return fallback;
  }
  throw new DatabaseStartError(
    'CANNOT_RUN_AS_ROOT',
    'PostgreSQL does not run as root, and this system allows neither a user namespace nor a change of account. ' +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Inside the namespace root has no special rights: the programs and the folder must be open to it as a plain owner. */
function namespaceWorks(binaries: Binaries, folder: string): boolean {
  const question = 'test -x "$0" && test -w "$1" && test -x "$1"';
  const answer = spawnSync(
    'unshare',
    [...namespaceArguments(nobody()), 'sh', '-c', question, programPath(binaries, 'postgres'), folder],
    { stdio: 'ignore', timeout: 5000 },
  );
  return answer.status === 0;
}

/**
 * Where namespaces are forbidden (most containers): as the folder's owner when that is an ordinary user, as nobody
 * otherwise. Programs which that account cannot reach are copied to where it can.
 */
export function tryAccountRunner(
  binaries: Binaries,
  folder: string,
  copyParents?: string[],
): Runner | undefined {
  const owner = findAccount(statSync(folder).uid);
  const account = owner === undefined || owner.uid === 0 ? nobody() : owner;
  if (programsRun(binaries, account)) return accountRunner(binaries, account);
  const copy = copyBinaries(binaries, copyParents);
  if (copy !== undefined && programsRun(copy, account)) return accountRunner(copy, account);
  return undefined;
}

function programsRun(binaries: Binaries, account: Account): boolean {
  return ['initdb', 'postgres'].every((program) => {
    const answer = spawnSync(programPath(binaries, program), ['--version'], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
      timeout: 5000,
    });
    return answer.status === 0;
  });
}
