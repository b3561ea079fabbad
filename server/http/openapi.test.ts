import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { safeEncode } from 'zod/v4/core';
import { type CollectedRoute, collectRoutes } from '../../tests/support/collect-routes.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { ACCESS_RULES } from './access.ts';
import { examplesOf } from './examples.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const described = z.looseObject({ content: z.record(z.string(), z.unknown()) });
const operationSchema = z.looseObject({
  summary: z.string().min(5),
  tags: z.array(z.string().min(1)).min(1),
  security: z.array(z.unknown()).optional(),
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

const mediaSchema = z.looseObject({ example: z.unknown(), examples: z.unknown() }).partial();
const contentSchema = z.looseObject({ content: z.record(z.string(), mediaSchema).optional() });
const operationParts = z.looseObject({
  requestBody: contentSchema.optional(),
  responses: z.record(z.string(), contentSchema),
});
const lower = (method: CollectedRoute['method']) => z.enum(METHODS).parse(method.toLowerCase());
const SECURITY = {
  public: undefined,
  operator: undefined,
  anyone: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

const isList = (reply: unknown) => reply instanceof z.ZodObject && reply.shape.data instanceof z.ZodArray;

let shop: TestShop;
let text: string;
let description: z.infer<typeof descriptionSchema>;
let routes: CollectedRoute[];
const nameOf = ({ method, path }: CollectedRoute) => `${method.toLowerCase()} ${path}`;
beforeAll(async () => {
  ({ shop, routes } = await collectRoutes(() => testShop({ publicUrl: 'https://shop.example' })));
  text = (await shop.app.inject({ url: '/api/openapi.json' })).body;
  description = descriptionSchema.parse(JSON.parse(text));
});
afterAll(() => shop.close());

describe('the description of the API', () => {
  it('names every call there is, and no other [7.other.8] [7.auth.1]', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(described).toContain('get /api/products/{id}');
    expect(described.sort()).toEqual(routes.map(nameOf).sort());
  });

  it('names no call without a rule of who may make it', () => {
    for (const { access } of routes) expect(ACCESS_RULES).toContain(access);
  });

  it('shows an example of everything that is sent and answered, one that would pass', async () => {
    const problems: string[] = [];
    for (const route of routes) {
      // The shop answers 503 while its loop is held up.
      await delay(0);
      const shown = [
        ...(route.body === null ? [] : [['body', route.body] as const]),
        ...Object.entries(route.replies).filter(([status]) => status < '300'),
      ];
      for (const [part, schema] of shown) {
        const examples = examplesOf(schema) ?? [];
        const pass = (example: unknown) =>
          (part === 'body' ? z.safeParse(schema, example) : safeEncode(schema, example)).success;
        if (examples.length === 0 || !examples.every(pass)) problems.push(`${nameOf(route)}: ${part}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('has these examples where the reader’s page looks for them', () => {
    const missing = routes.filter(({ path, method, body }) => {
      const described = JSON.stringify(description.paths[path]?.[lower(method)]);
      const { requestBody, responses } = operationParts.parse(JSON.parse(described));
      const done = Object.entries(responses).filter(([status]) => status < '300');
      const contents = [...done.map(([, { content }]) => content), requestBody?.content].flatMap((each) =>
        each?.['application/json'] === undefined ? [] : [each['application/json']],
      );
      return !(body === null || requestBody) || contents.some((media) => !media.example && !media.examples);
    });
    expect(missing.map(nameOf)).toEqual([]);
  });

  it('answers every list as success, data and pagination; users and categories repeat their rows [7.other.6]', () => {
    const lists = routes.filter(({ method, replies }) => method === 'GET' && isList(replies['200']));
    expect(lists.length).toBeGreaterThan(18);
    const shapes = lists.map((route) => {
      const { shape } = z.instanceof(z.ZodObject).parse(route.replies['200']);
      const repeated = Object.keys(shape).filter(
        (name) => name !== 'data' && shape[name] instanceof z.ZodArray,
      );
      return { name: nameOf(route), repeated, isList: 'success' in shape && 'pagination' in shape };
    });
    expect(shapes.filter(({ isList: is }) => !is)).toEqual([]);
    expect(shapes.flatMap(({ repeated }) => repeated).toSorted()).toEqual(['categories', 'users']);
  });

  it('says whose token a call wants', () => {
    for (const { path, method, access } of routes)
      expect([path, description.paths[path]?.[lower(method)]?.security]).toEqual([
        path,
        SECURITY[access ?? 'public'],
      ]);
  });

  it('gives the shop’s own address, and points nowhere that is not in it', () => {
    expect(description.servers).toEqual([{ url: 'https://shop.example' }]);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(references).toContain('Product');
    for (const name of references) expect(description.components.schemas).toHaveProperty([name]);
  });

  it('is written once for all who ask', async () => {
    const describeAnew = vi.spyOn(shop.app, 'swagger');
    const again = await shop.app.inject({ url: '/api/openapi.json' });
    expect(describeAnew).not.toHaveBeenCalled();
    expect(again.body).toBe(text);
    expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
    describeAnew.mockRestore();
  });

  it('describes errors as they are', () => {
    expect(description.components.schemas.Error).toMatchObject({
      type: 'object',
      required: ['success', 'error', 'message', 'code'],
    });
  });

  it('can be read in a browser [7.other.9]', async () => {
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
