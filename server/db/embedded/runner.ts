import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Account } from './accounts.ts';
import { type Binaries, programPath } from './binaries.ts';

export type Job = {
  program: 'initdb' | 'postgres';
  /** The folder that holds data and password. */
  cluster: string;
  /** Takes the name under which the process sees the cluster's folder. */
  args: (cluster: string) => string[];
  /** Open file for the process's words. */
  output: number;
};

/** A way to run PostgreSQL's programs, which refuse to run as root. */
export type Runner = {
  kind: 'direct' | 'namespace' | 'account';
  /** Who has to own the cluster's files, seen from outside; undefined leaves them as they are. */
  owner: Account | undefined;
  run(job: Job): ChildProcess;
};

export function directRunner(binaries: Binaries): Runner {
  return {
    kind: 'direct',
    owner: undefined,
    run: (job) =>
      spawn(programPath(binaries, job.program), job.args(job.cluster), {
        ...commonOptions(job),
        cwd: job.cluster,
        stdio: ['ignore', job.output, job.output],
      }),
  };
}

/** A name for root inside the namespace; it has to be listed in /etc/passwd, where initdb looks it up. */
export function namespaceArguments(account: Account): string[] {
  return ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
}

/** root outside, nobody inside: PostgreSQL is content, the files stay root's, and no account is made. */
export function namespaceRunner(binaries: Binaries, inside: Account): Runner {
  return {
    kind: 'namespace',
    owner: { uid: 0, gid: 0 },
    run: (job) =>
      spawn(
        'unshare',
        [...namespaceArguments(inside), programPath(binaries, job.program), ...job.args(job.cluster)],
        {
          ...commonOptions(job),
          cwd: job.cluster,
          stdio: ['ignore', job.output, job.output],
        },
      ),
  };
}

/**
 * Runs as another account. Its way to the data may be barred by a parent folder of mode 0700, so root opens the
 * cluster's folder and hands it over as descriptor 3: /proc/self/fd/3 leads there past the parents.
 */
export function accountRunner(binaries: Binaries, account: Account): Runner {
  return {
    kind: 'account',
    owner: account,
    run: (job) => {
      const cluster = openSync(job.cluster, 'r');
      try {
        return spawn(programPath(binaries, job.program), job.args('/proc/self/fd/3'), {
          ...commonOptions(job),
          ...account,
          cwd: '/',
          stdio: ['ignore', job.output, job.output, cluster],
        });
      } finally {
        closeSync(cluster);
      }
    },
  };
}

/** All that the database needs to run. The shop's secrets (SMTP, PhonePe, the administrator) are none of its business. */
const INHERITED = ['PATH', 'HOME', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP'];

/**
 * The server gets a session of its own: Ctrl-C in the terminal reaches Node alone, which then stops the server in
 * order. initdb stays in ours and dies with it.
 */
function commonOptions(job: Job): { detached: boolean; env: NodeJS.ProcessEnv; windowsHide: boolean } {
  const inherited = INHERITED.map((name) => [name, process.env[name]]);
  return {
    detached: job.program === 'postgres',
    env: { ...Object.fromEntries(inherited), LC_ALL: 'C' },
    windowsHide: true,
  };
}
