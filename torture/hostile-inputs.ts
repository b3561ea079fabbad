import { random } from '../tests/support/random.ts';

/** Requests that a bored attacker would send: what the API's own description says, with something wrong in it. */

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The parts of a JSON schema that matter here. */
interface Schema {
  readonly type?: string;
  readonly example?: Json;
  readonly examples?: readonly Json[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const DEEP = JSON.parse('['.repeat(500) + ']'.repeat(500)) as Json;
const VALUES: readonly Json[] = [
  ...[null, true, false, [], {}, [[]], [null], DEEP],
  ...[0, -0, -1, 1, 0.1, 1e-9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 1e20],
  ...['', ' ', '0', '-1', '1e400', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[object Object]'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202egnp.exe',
    '\ufeff',
    '\u0000\u0001\u0002',
    'ﷺ'.repeat(50),
  ],
  ...['x'.repeat(300), 'x'.repeat(20_000), '9'.repeat(400), '₹'.repeat(5000), '👩‍👩‍👧‍👦'.repeat(500)],
  ...[`' or 1=1 --`, `'; drop table orders; --`, '$1', '%', '_', '\\', '%00', '../../etc/passwd', '..\\..\\'],
  ...['<script>alert(1)</script>', '{{7*7}}', '=cmd|calc', '__proto__', 'constructor', 'toString'],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '-271821-04-20',
    '275760-09-13T00:00:00Z',
    '2026-11-18T25:61:61Z',
  ],
  ...[
    'a@b',
    'a@b.c\r\nBcc: x@y.z',
    '"a b"@example.in',
    `${'a'.repeat(250)}@example.in`,
    'http://',
    'javascript:1',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'RR-0', 'RR-99999999999999999999', '(a+)+$', '[', '*'],
];

const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
const chance = (share: number) => random() < share;

/** Without end; each is made anew. */
export function hostileRequests(description: ApiDescription): () => HostileRequest {
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return () => {
    const { method, path, operation } = pick(calls);
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const asked = query
      .filter(() => chance(0.5))
      .map(({ name, schema }) => pair(name, chance(0.7) ? pick(VALUES) : sample(schema)));
    if (chance(0.1))
      asked.push(pair('__proto__', pick(VALUES)), pair(pick(['limit', 'page', 'x']), pick(VALUES)));
    const address = path.replace(
      /\{\w+\}/g,
      () => encodeURIComponent(wellFormed(pick(VALUES))).slice(0, 2000) || 'x',
    );
    const search = asked.length === 0 ? '' : `?${asked.join('&')}`;
    const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const body = type === '' ? undefined : hostileBody(content?.schema);
    return {
      method,
      path: `${address}${search}`.slice(0, 8000),
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': chance(0.95) ? 'application/json' : pick([type, 'text/plain', 'x']) }),
        ...(chance(0.2) ? { 'idempotency-key': header(pick(VALUES)) } : {}),
        ...(chance(0.05) ? { 'if-match': header(pick(VALUES)), 'if-none-match': header(pick(VALUES)) } : {}),
      },
      body,
    };
  };
}

const pair = (name: string, value: Json) => `${name}=${encodeURIComponent(wellFormed(value))}`;

const wellFormed = (value: Json) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3000).replace(/\p{Surrogate}/gu, '?');

/** What a header may hold. */
const header = (value: Json) =>
  wellFormed(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 300) || '?';

function hostileBody(schema: Schema | undefined): Buffer {
  let body = structuredClone(sample(schema));
  for (let times = Math.ceil(random() * 3); times > 0; times -= 1) body = spoil(body);
  const text = JSON.stringify(body);
  if (chance(0.9)) return Buffer.from(text);
  return pick([
    Buffer.from(text.slice(0, Math.floor(text.length * random()))),
    Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
    Buffer.from(text.replace('{', '{"__proto__": {"isAdmin": true}, ')),
    Buffer.from(`${'['.repeat(10_000)}`),
    Buffer.from(text.replace(/:"/, ':"\\ud800')),
    Buffer.alloc(0),
    Buffer.alloc(70_000, 0x20),
  ]);
}

/** One thing in it is replaced, left out or added. */
function spoil(value: Json): Json {
  if (typeof value !== 'object' || value === null || chance(0.1)) return pick(VALUES);
  const names = Object.keys(value);
  if (names.length === 0) return pick(VALUES);
  const name = pick(names);
  if (Array.isArray(value)) {
    const first = value[0] ?? null;
    if (chance(0.1) && JSON.stringify(first).length < 1000) return Array.from({ length: 60 }, () => first);
    return value.with(Number(name), spoil(value[Number(name)] ?? null));
  }
  if (chance(0.1)) return { ...value, [pick(['x', 'constructor', 'isAdmin', 'price', ' '])]: pick(VALUES) };
  const { [name]: old = null, ...others } = value;
  return chance(0.15) ? others : { ...others, [name]: spoil(old) };
}

/** Something that fits the schema, as far as that is easy. */
function sample(schema: Schema | undefined): Json {
  if (schema === undefined) return pick(VALUES);
  const { example = schema.examples?.[0] ?? schema.const ?? schema.enum?.[0] } = schema;
  if (example !== undefined) return example;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice !== undefined) return sample(pick(choice));
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(sample));
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, sample(part)]));
  if (schema.type === 'array') return [sample(schema.items)];
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? 'text' : 1;
}
