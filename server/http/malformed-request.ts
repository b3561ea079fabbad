import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse, ShopError } from './errors.ts';

const ERRORS: Readonly<Record<string, ShopError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ShopError('REQUEST_TOO_SLOW', 408, 'The request took too long to arrive'),
  HPE_HEADER_OVERFLOW: new ShopError('HEADERS_TOO_LARGE', 431, 'The headers of the request are too large'),
};
const MALFORMED = new ShopError('INVALID_REQUEST', 400, 'The request is not valid');

/** Node could not parse the request (broken, too slow, too many headers), so the response is written to the socket. */
export function answerMalformed(headers: Readonly<Record<string, string>>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = ERRORS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(errorResponse(refusal, ''));
    const head = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join('')}\r\n${body}`,
      );
    socket.destroy();
  };
}
