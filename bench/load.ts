import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Sends one request over and over on a few open connections, and counts whole replies. Loopback only. */
export async function load({
  port,
  path,
  requests,
  connections = 8,
}: {
  port: number;
  path: string;
  requests: number;
  connections?: number;
}): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`;
  const each = Math.ceil(requests / connections);
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, request, each)));
}

function oneConnection(port: number, request: string, times: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let left = times;
    let received = Buffer.alloc(0);
    const send = () => socket.write(request);
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      const length = replyLength(received);
      if (length === null || received.length < length) return;
      if (!received.subarray(0, 12).equals(OK)) return reject(new Error(received.subarray(0, 60).toString()));
      received = Buffer.alloc(0);
      left -= 1;
      if (left > 0) send();
      else socket.end(() => resolve());
    });
  });
}

const OK = Buffer.from('HTTP/1.1 200');

function replyLength(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1];
  return length === undefined ? null : end + 4 + Number(length);
}

/** Processor time that a process has used so far, in microseconds, its threads included. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10_000;
}
