import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCESS_RULES } from './access.ts';
import { type TestShop, testShop } from './testing.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const described = z.looseObject({ content: z.record(z.string(), z.unknown()) });
const operationSchema = z.looseObject({
  summary: z.string().min(5),
  tags: z.array(z.string().min(1)).min(1),
  responses: z.union([
    z.looseObject({ 200: described }),
    // What makes something new answers 201.
    z.looseObject({ 201: described }),
  ]),
});
const descriptionSchema = z.looseObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.looseObject({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.looseObject({ url: z.url() })).min(1),
  paths: z.record(z.string().startsWith('/api/'), z.partialRecord(z.enum(METHODS), operationSchema)),
  components: z.looseObject({ schemas: z.looseObject({ Error: z.unknown(), Product: z.unknown() }) }),
});

interface Route {
  readonly name: string;
  readonly access: unknown;
}

let shop: TestShop;
let text: string;
let description: z.infer<typeof descriptionSchema>;
const routes: Route[] = [];
beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  shop = await testShop({ publicUrl: 'https://shop.example' });
  unsubscribe('fastify.initialization', noteRoutes);
  text = (await shop.app.inject({ url: '/api/openapi.json' })).body;
  description = descriptionSchema.parse(JSON.parse(text));
});
afterAll(() => shop.close());

/** Every call of the API that the server really has, e.g. `get /api/products/{id}`. */
function noteRoutes(message: unknown): void {
  if (!isNewServer(message)) return;
  message.fastify.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/') || /^\/api\/(docs|openapi\.json)/.test(url)) return;
    for (const one of [method].flat().filter((name) => name !== 'HEAD'))
      routes.push({
        name: `${one.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`,
        access: config?.access,
      });
  });
}

function isNewServer(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

describe('the description of the API', () => {
  it('names every call there is, and no other', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(described).toContain('get /api/products/{id}');
    expect(described.sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  it('names no call without a rule of who may make it', () => {
    for (const { access } of routes) expect(ACCESS_RULES).toContain(access);
  });

  it('gives the shop’s own address, and points nowhere that is not in it', () => {
    expect(description.servers).toEqual([{ url: 'https://shop.example' }]);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(references).toContain('Product');
    for (const name of references) expect(description.components.schemas).toHaveProperty([name]);
  });

  it('describes errors as they are', () => {
    expect(description.components.schemas.Error).toMatchObject({
      type: 'object',
      required: ['success', 'error', 'message', 'code'],
    });
  });

  it('can be read in a browser', async () => {
    const page = await shop.app.inject({ url: '/api/docs/', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect((await shop.app.inject({ url: '/api/docs' })).statusCode).toBeLessThan(400);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { pathname, origin } = new URL(file, 'http://shop/api/docs/');
      expect(origin).toBe('http://shop');
      expect((await shop.app.inject({ url: pathname })).statusCode).toBe(200);
    }
  });
});
