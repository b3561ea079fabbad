import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeRoute } from './describe-route.ts';

/** The API described by the schemas that validate it: `/api/openapi.json`, and `/api/docs` to read. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rack & Rep API',
        version: '1.0.0',
        description:
          'Amounts are rupees as JSON numbers, except in payments, which use paise. Every error answers `{ success: false, error, message, code, details? }`.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    transformObject: removeUnusedSchemas,
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: (policy) => docsPolicy(policy, publicUrl),
      uiConfig: { docExpansion: 'list', deepLinking: true },
      theme: { title: 'Rack & Rep API' },
    });
  });
}

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/** Every named schema also has a variant for requests; most of those are used by no request. */
function removeUnusedSchemas(document: Parameters<typeof jsonSchemaTransformObject>[0]): Described {
  const described = jsonSchemaTransformObject(document);
  if (!('components' in described) || described.components?.schemas === undefined) return described;
  const { schemas } = described.components;
  const used = new Set<string>();
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name);
        collect(JSON.stringify(schemas[name] ?? null));
      }
  };
  collect(JSON.stringify(described.paths ?? {}));
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return described;
}

/** Swagger UI's own policy allows frames, and requires https where the shop may only have http. */
function docsPolicy(policy: string, publicUrl: string): string {
  const strict = policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'");
  return publicUrl.startsWith('https:') ? strict : strict.replace(' upgrade-insecure-requests;', '');
}

/** Call it after all routes are registered. */
export function publishApiDescription(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
