import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShop, temporaryFolder } from '../tests/support/shop-process.ts';
import { load, processorTime } from './load.ts';

/** What a warm page costs the server, beside nginx sending the same bytes from a file. */
const PATH = '/product/rubber-hex-dumbbells';
const REQUESTS = 40_000;
const ROUNDS = 3;
const SHOP_PORT = 24_311;
const NGINX_PORT = 24_312;

export async function run(): Promise<void> {
  const folder = temporaryFolder();
  const shop = await openShop({ port: SHOP_PORT, dataDir: folder });
  let nginx: { process: ChildProcess; worker: number } | null = null;
  try {
    // The best compression is made in the background after the first visit.
    await fetch(`${shop.url}${PATH}`);
    await new Promise((resume) => setTimeout(resume, 1000));
    const reply = await fetch(`${shop.url}${PATH}`, { headers: { 'accept-encoding': 'br' } });
    const bytes = Number(reply.headers.get('content-length'));
    nginx = await startNginx(folder, bytes);

    const shopCosts: number[] = [];
    const nginxCosts: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ofShop = await cost(shop.process.pid ?? 0, SHOP_PORT);
      const ofNginx = nginx === null ? Number.NaN : await cost(nginx.worker, NGINX_PORT);
      // The first round warms both up.
      if (round > 0) {
        shopCosts.push(ofShop);
        nginxCosts.push(ofNginx);
      }
    }
    const shopCost = median(shopCosts);
    const nginxCost = median(nginxCosts);
    console.log(
      `  a warm cached page of ${bytes} bytes costs ${shopCost.toFixed(0)} µs of server CPU (limit 150 µs)`,
    );
    if (nginx === null) console.log('  nginx is not installed: no ratio');
    else
      console.log(
        `  nginx: ${nginxCost.toFixed(0)} µs; ratio shop : nginx = ${(shopCost / nginxCost).toFixed(2)}`,
      );
    if (shopCost > 150) throw new Error('A cached page costs more than 150 µs');
  } finally {
    nginx?.process.kill('SIGTERM');
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cost(pid: number, port: number): Promise<number> {
  const before = processorTime(pid);
  await load({ port, path: PATH, requests: REQUESTS });
  return (processorTime(pid) - before) / REQUESTS;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function startNginx(
  folder: string,
  bytes: number,
): Promise<{ process: ChildProcess; worker: number } | null> {
  const command = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
    existsSync(file),
  );
  if (command === undefined) return null;
  const root = join(folder, 'nginx');
  mkdirSync(join(root, 'product'), { recursive: true });
  writeFileSync(join(root, PATH), Buffer.alloc(bytes, 1));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(root, 'nginx.conf'),
    `${user} worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=10;
       server { listen 127.0.0.1:${NGINX_PORT}; root ${root};
         location / { default_type text/html; add_header content-encoding br; add_header cache-control "public, no-cache"; } } }`,
  );
  const child = spawn(command, ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'ignore' });
  child.once('exit', () => undefined);
  await Promise.race([new Promise((resume) => setTimeout(resume, 500)), once(child, 'exit')]);
  const worker = Number(
    spawnSync('pgrep', ['-P', String(child.pid)])
      .stdout.toString()
      .trim()
      .split('\n')[0],
  );
  return { process: child, worker };
}
