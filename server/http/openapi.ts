import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeRoute } from './describe-route.ts';
import { onlyReferenced } from './described-schemas.ts';

/** The API described by the schemas that validate it: `/api/openapi.json`, and `/api/docs` to read. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rack & Rep API',
        version: '1.0.0',
        description:
          'Amounts are rupees as JSON numbers, except in payments, which speak paise. Every error answers `{ success: false, error, message, code, details? }`.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    transformObject: onlyReferenced,
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

/** The reader's own policy allows frames, and asks for https where the shop may speak http only. */
function docsPolicy(policy: string, publicUrl: string): string {
  const strict = policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'");
  return publicUrl.startsWith('https:') ? strict : strict.replace(' upgrade-insecure-requests;', '');
}

/** Registered after the routes it describes. */
export function publishApiDescription(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
