import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder } from '../tests/support/shop-process.ts';
import { childrenOf } from './processes.ts';

const PORT = 24_312;
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export interface Nginx {
  readonly port: number;
  /** The process that answers. */
  readonly worker: number;
  stop(): void;
}

/** nginx, with files of the given sizes at the given paths; null where it is not installed. */
export async function startNginx(files: Readonly<Record<string, number>>): Promise<Nginx | null> {
  const program = PROGRAMS.find((file) => existsSync(file));
  if (program === undefined) return null;
  const root = temporaryFolder();
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), Buffer.alloc(bytes, 1));
  }
  const config = join(root, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; keepalive_requests 10000000; open_file_cache max=10;
       server { listen 127.0.0.1:${PORT}; root ${root};
         location / { default_type text/html; add_header content-encoding br; add_header cache-control "public, no-cache"; } } }`,
  );
  const child = spawn(program, ['-c', config, '-p', root], { stdio: 'ignore' });
  await delay(500);
  return {
    port: PORT,
    worker: childrenOf(child.pid ?? 0)[0] ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(root, { recursive: true, force: true });
    },
  };
}
