import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Load {
  readonly port: number;
  readonly clients: number;
  readonly milliseconds: number;
  /** The next request, as it is written to the connection. */
  readonly request: () => string;
  /** Of a reply. 503, too busy, is counted; any other ends the bench. */
  readonly status: number;
}

export interface Loaded {
  readonly perSecond: number;
  /** How long each reply took, in milliseconds, but for those that the shop was too busy for. */
  readonly times: readonly number[];
  readonly refused: number;
}

const REFUSED = -1;
const TOO_BUSY = Buffer.from('HTTP/1.1 503');

/** Each client sends one request after the other on a connection of its own. Loopback only. */
export async function load(wanted: Load): Promise<Loaded> {
  const began = performance.now();
  const end = began + wanted.milliseconds;
  const clients = Array.from({ length: wanted.clients }, () => oneClient(wanted, end));
  const all = (await Promise.all(clients)).flat();
  const times = all.filter((time) => time !== REFUSED);
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  return { times, perSecond, refused: all.length - times.length };
}

export function get(path: string, headers: Readonly<Record<string, string>> = {}): string {
  return head(`GET ${path}`, { 'accept-encoding': 'br', ...headers });
}

export function post(path: string, body: string, headers: Readonly<Record<string, string>>): string {
  const length = String(Buffer.byteLength(body));
  return `${head(`POST ${path}`, { 'content-type': 'application/json', 'content-length': length, ...headers })}${body}`;
}

function head(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

function oneClient({ port, request, status }: Load, end: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const times: number[] = [];
    const expected = Buffer.from(`HTTP/1.1 ${status}`);
    let received = Buffer.alloc(0);
    let sent = 0;
    const send = () => {
      sent = performance.now();
      socket.write(request());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed')));
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const length = replyLength(received);
      if (length === null || received.length < length) return;
      const isRefused = received.subarray(0, TOO_BUSY.length).equals(TOO_BUSY);
      if (!isRefused && !received.subarray(0, expected.length).equals(expected))
        return reject(new Error(received.toString().slice(0, 2000)));
      received = Buffer.alloc(0);
      times.push(isRefused ? REFUSED : performance.now() - sent);
      if (performance.now() < end) send();
      else socket.end(() => resolve(times));
    });
  });
}

/** Null until its headers are complete; a 304 has no body. */
function replyLength(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
  return end + 4 + Number(length ?? 0);
}

/** Asks until it is so, for half a minute at most. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(250))
    if (await isSo()) return;
}
