import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { nobody } from '../../server/db/embedded/accounts.ts';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { installedServers } from '../../tools/debian-servers.mjs';
import { ADMIN, openShop, query, type ShopProcess } from './shop-process.ts';

/**
 * Two shops on two ports with a folder each, Debian's PostgreSQL, and Debian's nginx with the files of deploy/nginx. All run as
 * an ordinary user. Of the supplied files only rack-and-rep/http.conf and server.conf are replaced, as on every machine.
 */
export interface TwoShops {
  readonly url: string;
  readonly shops: readonly [ShopProcess, ShopProcess];
  readonly databaseUrl: string;
  /** Starts the shop at this place again, on its port and in its folder. */
  reopen(place: 0 | 1): Promise<void>;
  /** With deploy/rolling-restart.sh; systemd's part is played by the test. */
  rollingRestart(): Promise<void>;
  readonly accessLog: () => string;
  /** What nginx has complained of, for the message of a failed test. */
  readonly nginxErrors: () => string;
  close(): Promise<void>;
}

const PASSWORD = 'between these machines';
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: nobody().uid, gid: nobody().gid } : {};

/** Null where nginx and PostgreSQL cannot be had. */
export async function openTwoShops(env: Readonly<Record<string, string>> = {}): Promise<TwoShops | null> {
  const programs = await installedServers();
  if (programs === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-two-'));
  own(folder);
  const children: ChildProcess[] = [];
  const run = (program: string, args: string[]) => {
    const log = join(folder, 'output.log');
    const child = spawn('/bin/sh', ['-c', 'log=$0; exec "$@" >>"$log" 2>&1', log, program, ...args], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    children.push(child);
    return child;
  };

  const ports = await Promise.all(
    ['database', 'nginx', 'first', 'second'].map((name) => findFreePort(`${name} ${folder}`)),
  );
  const [databasePort = 0, nginxPort = 0, firstPort = 0, secondPort = 0] = ports;
  const databaseUrl = await startDatabase(programs.postgres, folder, databasePort, run);

  const url = `http://127.0.0.1:${nginxPort}`;
  const open = (name: string, port: number) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir, { recursive: true });
    own(dataDir);
    return openShop({
      port,
      dataDir,
      servedBy: account,
      env: {
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
        PAYMENTS: 'test',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
    });
  };
  const shops: [ShopProcess, ShopProcess] = [
    await open('first', firstPort),
    await open('second', secondPort),
  ];
  writeNginxFiles(folder, nginxPort, [firstPort, secondPort]);
  const files = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx-error.log')];
  execFileSync(programs.nginx, ['-t', ...files], { ...account, stdio: 'pipe' });
  const nginx = run(programs.nginx, files);
  await untilAnswered(`${url}/readyz`);

  const reopen = async (place: 0 | 1) => {
    shops[place] = place === 0 ? await open('first', firstPort) : await open('second', secondPort);
  };

  return {
    url,
    shops,
    databaseUrl,
    reopen,
    async rollingRestart() {
      const restarting = createServer(async ({ url: path = '' }, response) => {
        const place = path === `/${firstPort}` ? 0 : 1;
        const { code } = await shops[place].stop('SIGTERM');
        await reopen(place);
        response.writeHead(code === 0 ? 200 : 500).end();
      });
      restarting.listen(0, '127.0.0.1');
      await once(restarting, 'listening');
      const address = restarting.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const restart = join(folder, 'restart.mjs');
      writeFileSync(
        restart,
        `const { ok } = await fetch('http://127.0.0.1:${port}/' + process.argv[2]); process.exit(ok ? 0 : 1);`,
      );
      const script = spawn('sh', ['deploy/rolling-restart.sh', String(firstPort), String(secondPort)], {
        env: {
          ...process.env,
          NGINX_HTTP_CONF: join(folder, 'rack-and-rep/http.conf'),
          NGINX_RELOAD: `kill -HUP ${nginx.pid}`,
          SHOP_RESTART: `${process.execPath} ${restart} `,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = await once(script, 'exit');
      restarting.close();
      if (code !== 0) throw new Error(`rolling-restart.sh ended with ${code}`);
    },
    nginxErrors: () => readFileSync(join(folder, 'nginx-error.log'), 'utf8').slice(-3000),
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async close() {
      await Promise.all(shops.map((shop) => shop.stop('SIGKILL')));
      for (const child of children.reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function own(path: string): void {
  chmodSync(path, 0o755);
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
}

async function startDatabase(
  bin: string,
  folder: string,
  port: number,
  run: (program: string, args: string[]) => ChildProcess,
): Promise<string> {
  const data = join(folder, 'database');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD);
  own(passwordFile);
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { ...account, cwd: folder, stdio: 'pipe' },
  );
  run(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    // The disk of a test machine is not what is tested.
    ...['-c', 'fsync=off', '-c', 'synchronous_commit=off'],
  ]);
  const address = (user: string, database: string) =>
    `postgres://${user}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  const administrator = address('postgres', 'postgres');
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: administrator });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) break;
    if (tries > 100) throw new Error('The database did not start');
    await delay(100);
  }
  await query(administrator, `create role shop login password '${PASSWORD}'`);
  await query(administrator, 'create database shop owner shop');
  return address('shop', 'shop');
}

function writeNginxFiles(folder: string, port: number, shops: readonly number[]): void {
  cpSync('deploy/nginx', folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; worker_processes 2;
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name}_temp;`).join('\n')}
      include rack-and-rep.conf;
    }`,
  );
  const servers = shops.map((shop) => `server 127.0.0.1:${shop} max_fails=0;`).join('\n');
  writeFileSync(
    join(folder, 'rack-and-rep/http.conf'),
    `upstream shop_reads { zone shop_reads 64k; ${servers} keepalive 32; keepalive_timeout 60s; }
    upstream shop_writes { zone shop_writes 64k; ${servers} }
    proxy_cache_path ${folder}/cache levels=1:2 keys_zone=shop:10m max_size=500m inactive=30m use_temp_path=off;`,
  );
  writeFileSync(
    join(folder, 'rack-and-rep/server.conf'),
    `listen 127.0.0.1:${port}; server_name _; root ${process.cwd()}; access_log ${folder}/access.log shop;`,
  );
}

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(50);
  }
  throw new Error(`${url} does not answer`);
}

export interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor's network address: any of 127.0.0.0/8 is this machine. */
  readonly from?: string;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** On a connection of its own. A network error rejects. */
export async function send(
  url: string,
  { method = 'GET', body, headers = {}, from }: Sent = {},
): Promise<Received> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const request = httpRequest(url, {
    method,
    agent: false,
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    signal: AbortSignal.timeout(20_000),
    ...(from === undefined ? {} : { localAddress: from }),
  });
  request.end(payload);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('No response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) };
}
