import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse, ShopError } from './errors.ts';

const TROUBLES: Readonly<Record<string, ShopError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ShopError('REQUEST_TOO_SLOW', 408, 'The request took too long to arrive'),
  HPE_HEADER_OVERFLOW: new ShopError('HEADERS_TOO_LARGE', 431, 'The headers of the request are too large'),
};
const UNREADABLE = new ShopError('INVALID_REQUEST', 400, 'The request is not valid');

/** What never became a request (broken, too slow, too many headers) is answered on the bare connection. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const trouble = TROUBLES[error.code ?? ''] ?? UNREADABLE;
    const body = JSON.stringify(errorResponse(trouble, ''));
    const head = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(
        `HTTP/1.1 ${trouble.status} ${STATUS_CODES[trouble.status]}\r\n${head.join('')}\r\n${body}`,
      );
    socket.destroy();
  };
}
