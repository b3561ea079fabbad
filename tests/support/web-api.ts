import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { isObject, type JsonObject } from '../../web/api/response.ts';

/** What a test's server was asked. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly statusText?: string;
  readonly json?: unknown;
  readonly html?: string;
  readonly text?: string;
  /** The connection breaks instead, or nothing ever comes. */
  readonly instead?: 'reset' | 'silence';
}

export interface Served {
  /** http://127.0.0.1:port */
  readonly origin: string;
  readonly asked: readonly Asked[];
  /** `POST /api/auth/login`, for each question. */
  questions(): string[];
  stop(): Promise<void>;
}

/** A real server on the loopback that speaks the given answers, for one test. */
export async function serve(answer: (asked: Asked) => Answer | Promise<Answer>): Promise<Served> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void readQuestion(request).then(async (question) => {
      asked.push(question);
      speak(await answer(question), response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  onTestFinished(stop);
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    questions: () => asked.map(({ method, path }) => `${method} ${path}`),
    stop,
  };
}

async function readQuestion(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString();
  const { method = '', url = '', headers } = request;
  return {
    method,
    path: url,
    token: headers.authorization?.replace('Bearer ', ''),
    headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function speak(answer: Answer, response: ServerResponse): void {
  const { status = 200, statusText, json, html, text, instead } = answer;
  if (instead === 'reset') response.socket?.destroy();
  if (instead !== undefined) return;
  const type = html === undefined ? (text === undefined ? 'application/json' : 'text/plain') : 'text/html';
  const headers = { 'content-type': `${type}; charset=utf-8` };
  if (statusText === undefined) response.writeHead(status, headers);
  else response.writeHead(status, statusText, headers);
  response.end(html ?? text ?? (json === undefined ? undefined : JSON.stringify(json)));
}

export function bodyOf({ body }: Pick<Asked, 'body'>): JsonObject {
  return isObject(body) ? body : {};
}
