import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { errorOf, testShop } from '../../tests/support/test-shop.ts';
import { answerErrors } from './errors.ts';
import { cutSlowReader, limitConnections, limitReads } from './limit-visitors.ts';

describe('an address that reads without end', () => {
  it('is told to wait, while others and what is no read go on', async () => {
    const app = Fastify({ trustProxy: true });
    answerErrors(app);
    limitReads(app, 3);
    app.get('/api/things', async () => 'a thing');
    app.post('/api/things', async () => 'taken');
    const ask = (address: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
      app.inject({ method, url: '/api/things', headers: { 'x-forwarded-for': address } });

    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await ask('192.0.2.1', method)).statusCode).toBe(200);
    const refused = await ask('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorOf(refused).code).toBe('TOO_MANY_REQUESTS');
    expect((await ask('192.0.2.1', 'POST')).statusCode).toBe(200);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    await app.close();
  });

  it('is stopped in the whole shop, unless the owner has switched limits off', async () => {
    const shop = await testShop();
    const replies = await Promise.all(
      Array.from({ length: 620 }, () => shop.app.inject({ url: '/api/nothing', remoteAddress: '192.0.2.9' })),
    );
    const unlimited = await testShop({ pool: shop.pool, settings: { RATE_LIMITS: 'off' } });
    const others = await Promise.all(
      Array.from({ length: 620 }, () => unlimited.app.inject({ url: '/api/nothing' })),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404, 429]));
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    await unlimited.close();
    await shop.close();
  });
});

describe('connections', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  const listen = async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return (server.address() as AddressInfo).port;
  };
  const open = async (port: number) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };

  it('are bounded for one address, and free again when one closes', async () => {
    server = createServer((_request, response) => response.end('served'));
    limitConnections(server, 2);
    const port = await listen();
    const [first] = [await open(port), await open(port)];
    const third = await open(port);
    await once(third, 'close');
    first?.destroy();
    await delay(50);
    const fourth = await open(port);
    fourth.write('GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n');
    const [reply] = await once(fourth, 'data');
    expect(String(reply)).toContain('200 OK');
  });

  it('of somebody who asks for much and reads nothing are ended, others’ are not', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024);
    server = createServer((request, response) => {
      cutSlowReader(response, 200);
      if (request.url === '/large') response.end(large);
      else setTimeout(() => response.end('late, but well'), 600);
    });
    const port = await listen();
    const stalled = await open(port);
    stalled.pause();
    const ended = once(stalled, 'close');
    stalled.write('GET /large HTTP/1.1\r\nhost: shop\r\n\r\n');
    await delay(700);
    stalled.resume();
    await ended;
    expect(stalled.bytesRead).toBeLessThan(large.length);

    const slowWork = await new Promise<string>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path: '/work' }, (response) => {
        response.on('data', (part: Buffer) => resolve(part.toString()));
      })
        .on('error', reject)
        .end();
    });
    expect(slowWork).toBe('late, but well');
  });
});
