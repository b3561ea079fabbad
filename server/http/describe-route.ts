import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Needs, rolesWith } from '../../domain/accounts/permissions.ts';
import type { Access } from './access.ts';
import { examplesOf } from './examples.ts';

type Transform = ReturnType<typeof createJsonSchemaTransform>;
const toJson = createJsonSchemaTransform({ skipList: [] });

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; it will be done later',
  400: 'Something in the request is missing or wrong; `details` names the fields',
  401: 'Not signed in, or the token is no longer valid',
  403: 'Signed in, but not allowed',
  404: 'Not found, or not for you',
  409: 'Refused, because something has changed since',
  413: 'Too large',
  415: 'Unsupported content type',
  422: 'Valid, but it can’t be done',
  429: 'Too many requests; try again after `retry-after`',
  502: 'The payment service refused',
  503: 'Busy, or the database is down; try again after `retry-after`',
};

/** Adds examples, descriptions of the statuses and the required token to a route's description. */
export const describeRoute: Transform = (document) => {
  const { schema, url } = toJson(document);
  const given = document.schema;
  if (schema === undefined || given === undefined || given.hide) return { schema, url };
  const bodyExamples = given.body instanceof z.core.$ZodType ? examplesOf(given.body) : undefined;
  if (bodyExamples !== undefined) Object.assign(Object(schema.body), { examples: bodyExamples });
  for (const [status, response] of Object.entries(Object(given.response))) {
    const described = Object(Reflect.get(Object(schema.response), status));
    described.description ??= DESCRIPTIONS[status];
    const examples = response instanceof z.core.$ZodType && status < '300' ? examplesOf(response) : undefined;
    if (examples !== undefined) described.examples = examples.slice(0, 1);
  }
  const { access, needs } = document.route?.config ?? {};
  const described =
    needs === undefined ? schema : { ...schema, description: withNeeds(schema.description, needs) };
  const tags = given.tags ?? tagsOf(url);
  return { schema: { ...described, tags, ...(access === undefined ? {} : securityOf(access)) }, url };
};

/** The area of a path below /api, where its first word is not the area's name. */
const AREAS: readonly (readonly [path: RegExp, ...areas: string[]])[] = [
  [/^(administrators|auth|security|users)\b/, 'accounts'],
  [/^audit-log\b/, 'audit'],
  [/^products\/:id\/reviews\b/, 'reviews'],
  [/^(products\/:id\/stock|stock-alerts)\b/, 'stock'],
  [/^(categories|products|uploads)\b/, 'catalogue'],
  [/^orders\/:id\/claims\b/, 'claims'],
  [/^(orders\/:id\/refunds|payment|refunds)\b/, 'payments'],
  [/^contact-us\b/, 'contacts'],
  [/^(your-data|customers\/:id\/(data|erase))\b/, 'privacy'],
  [/^messages\b/, 'contacts', 'enquiries'],
];

/** The calls of an area stand together in the description. */
function tagsOf(url: string): string[] {
  const path = url.replace('/api/', '');
  const [, ...areas] = AREAS.find(([pattern]) => pattern.test(path)) ?? [];
  return areas.length > 0 ? areas : path.split('/', 1);
}

/** "Needs the permission to change prices (owner, manager)." */
function withNeeds(description: string | undefined, needs: Needs): string {
  const [permissions, word] =
    typeof needs === 'string'
      ? [[needs], '']
      : 'allOf' in needs
        ? [needs.allOf, ' and ']
        : [needs.oneOf, ' or '];
  const sentence = `Needs the permission to ${permissions.join(word)} (${rolesWith(needs).join(', ')}).`;
  return [description, sentence].filter(Boolean).join(' ');
}

function securityOf(access: Access): { security?: Record<string, string[]>[] } {
  if (access === 'user' || access === 'admin') return { security: [{ bearer: [] }] };
  return access === 'anyone' ? { security: [{}, { bearer: [] }] } : {};
}
