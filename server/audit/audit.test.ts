import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/connect.ts';
import { guardRoutes } from '../http/access.ts';
import { answerErrors } from '../http/errors.ts';
import { listAudit } from './list.ts';
import { recordAudit } from './record.ts';
import { auditRoutes } from './routes.ts';

const asha = randomUUID();
const ravi = randomUUID();
const tokens = { admin: 'a'.repeat(43), shopper: 's'.repeat(43) };
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await freshDatabase();
  app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  guardRoutes(app, {
    metricsToken: undefined,
    findVisitor: async (token) => {
      const role = token === tokens.admin ? 'admin' : 'user';
      return Object.values(tokens).includes(token)
        ? {
            userId: asha,
            sessionId: randomUUID(),
            role,
            adminRole: role === 'admin' ? 'owner' : null,
            passwordAt: new Date(),
          }
        : null;
    },
  });
  auditRoutes(app, { pool: database.pool });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const event = {
  actorId: asha,
  actor: 'asha@example.in',
  action: 'update',
  entity: 'product',
  entityId: 'rack',
};
const read = (query = '', token: string | null = tokens.admin) =>
  app.inject({
    url: `/api/audit-log${query}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });

describe('the audit log', () => {
  it('keeps who changed what, only the changed fields, and no secret', async () => {
    await recordAudit(database.pool, {
      ...event,
      entityId: 'first',
      before: { name: 'Rack', price: 100, passwordHash: 'old' },
      after: { name: 'Rack', price: 120, passwordHash: 'new' },
      requestId: 'req-1',
    });
    const { entries, total } = await listAudit(database.pool, {
      entity: 'product',
      entityId: 'first',
      page: 1,
      limit: 5,
    });
    expect(total).toBe(1);
    expect(entries[0]).toEqual({
      ...event,
      entityId: 'first',
      name: null,
      actorName: null,
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      before: { price: 100 },
      after: { price: 120 },
      requestId: 'req-1',
    });
  });

  it('keeps a whole new thing, a whole deleted thing, and an act of the shop itself', async () => {
    const entity = 'coupon';
    await recordAudit(database.pool, {
      ...event,
      entity,
      action: 'create',
      after: { code: 'LIFT', token: 'x' },
    });
    await recordAudit(database.pool, { ...event, entity, action: 'delete', before: { code: 'LIFT' } });
    await recordAudit(database.pool, { ...event, entity, action: 'expire', actorId: null, actor: 'system' });
    const { entries } = await listAudit(database.pool, { entity, page: 1, limit: 5 });
    expect(entries).toMatchObject([
      { action: 'expire', actorId: null, actor: 'system', before: null, after: null, requestId: null },
      { action: 'delete', before: { code: 'LIFT' }, after: null },
      { action: 'create', before: null, after: { code: 'LIFT' } },
    ]);
    expect(entries[2]?.after).not.toHaveProperty('token');
  });

  it('knows who it was by name, as long as the account is there', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (name, email, password_hash) values ('Priya', 'priya@example.in', $1) returning id`,
      ['x'.repeat(60)],
    );
    await recordAudit(database.pool, { ...event, actorId: rows[0]?.id ?? null, entityId: 'named' });
    const { entries } = await listAudit(database.pool, { entityId: 'named', page: 1, limit: 5 });
    expect(entries).toMatchObject([{ actor: 'asha@example.in', actorName: 'Priya' }]);
  });

  it('says nothing about a change that was taken back', async () => {
    const change = withTransaction(database.pool, async (client) => {
      await recordAudit(client, { ...event, entityId: 'taken-back' });
      throw new Error('conflict');
    });
    await expect(change).rejects.toThrow('conflict');
    expect((await listAudit(database.pool, { entityId: 'taken-back', page: 1, limit: 5 })).total).toBe(0);
  });

  it.each(["update audit_log set actor = 'nobody'", 'delete from audit_log', 'truncate audit_log'])(
    'can only grow: %s is refused',
    async (statement) => {
      await recordAudit(database.pool, event);
      await expect(database.pool.query(statement)).rejects.toThrow('append-only');
    },
  );
});

describe('reading the audit log', () => {
  it('is for administrators only', async () => {
    expect((await read('', null)).statusCode).toBe(401);
    expect((await read('', 'x'.repeat(43))).statusCode).toBe(401);
    expect((await read('', tokens.shopper)).statusCode).toBe(403);
    expect((await read()).statusCode).toBe(200);
  });

  it('goes page by page, the latest first', async () => {
    for (let index = 1; index <= 5; index += 1)
      await recordAudit(database.pool, { ...event, entity: 'paged', entityId: String(index) });
    const page = async (number: number) => (await read(`?entity=paged&limit=2&page=${number}`)).json();
    const first = await page(1);
    expect(first).toMatchObject({ success: true, pagination: { page: 1, limit: 2, total: 5, pages: 3 } });
    const ids = [first, await page(2), await page(3), await page(4)].flatMap(({ data }) =>
      data.map((entry: { entityId: string }) => entry.entityId),
    );
    expect(ids).toEqual(['5', '4', '3', '2', '1']);
  });

  it('finds what one person did, and what happened in a span of Indian days', async () => {
    await recordAudit(database.pool, { ...event, actorId: ravi, actor: 'ravi@example.in', entity: 'dated' });
    await database.pool.query(
      `insert into audit_log (at, actor, action, entity, entity_id) values
         ('2026-03-31T18:29:59.999Z', 'system', 'test', 'dated', 'March'),
         ('2026-03-31T18:30:00Z', 'system', 'test', 'dated', 'April')`,
    );
    const found = async (query: string) =>
      (await read(`?entity=dated&${query}`)).json().data.map((entry: { entityId: string }) => entry.entityId);
    expect(await found(`actorId=${ravi}`)).toEqual(['rack']);
    const { people } = (await read('?limit=1')).json();
    expect(Object.values(people), 'only who is in the log').toEqual(['Priya (priya@example.in)']);
    expect(await found('from=2026-04-01&to=2026-04-01')).toEqual(['April']);
    expect(await found('to=2026-03-31')).toEqual(['March']);
    expect(await found('from=2026-04-01&to=9999-12-31')).toEqual(['rack', 'April']);
    expect(await found('from=0000-01-01&to=9999-12-31T23:59:59-12:00')).toEqual(['rack', 'April', 'March']);
    expect(await found('from=2026-03-31T18:29:59Z&to=2026-04-01T00:00:00%2B05:30')).toEqual(['March']);
  });

  it.each([
    'limit=1001',
    'limit=0',
    'page=0',
    'page=1.5',
    'actorId=1',
    'from=yesterday',
    'to=2026-02-30',
    'entity=%00',
    'entityId=',
    'sort=id',
    'entity=a&entity=b',
  ])('refuses a question it cannot answer: %s', async (query) => {
    const reply = await read(`?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
  });
});
