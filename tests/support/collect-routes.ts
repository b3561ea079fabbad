import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Needs } from '../../domain/accounts/permissions.ts';
import type { Access } from '../../server/http/access.ts';

/** For tests: one call of the API as the running server has it. */
export interface CollectedRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the description writes it: `/api/products/{id}`. */
  readonly path: string;
  readonly access: Access | undefined;
  /** Of an administrator. */
  readonly needs: Needs | undefined;
  readonly body: z.core.$ZodType | null;
  /** By status; replies that are no JSON are left out. */
  readonly replies: Readonly<Record<string, z.core.$ZodType>>;
}

const METHODS = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Opens a shop and writes down every call that it has; the pages of the description itself are none. */
export async function collectRoutes<Shop>(
  open: () => Promise<Shop>,
): Promise<{ shop: Shop; routes: CollectedRoute[] }> {
  const routes: CollectedRoute[] = [];
  const note = (message: unknown) => {
    if (!isNewServer(message)) return;
    message.fastify.addHook('onRoute', ({ method, url, config, schema }) => {
      if (!url.startsWith('/api/') || /^\/api\/(docs|openapi\.json)/.test(url)) return;
      for (const one of [method].flat().filter((name) => name !== 'HEAD'))
        routes.push({
          method: METHODS.parse(one),
          path: url.replace(/:(\w+)/g, '{$1}'),
          access: config?.access,
          needs: config?.needs,
          body: schema?.body instanceof z.core.$ZodType ? schema.body : null,
          replies: jsonResponses(schema?.response),
        });
    });
  };
  subscribe('fastify.initialization', note);
  try {
    return { shop: await open(), routes };
  } finally {
    unsubscribe('fastify.initialization', note);
  }
}

function jsonResponses(response: unknown): Record<string, z.core.$ZodType> {
  if (typeof response !== 'object' || response === null) return {};
  return Object.fromEntries(
    Object.entries(response).filter(
      (entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType,
    ),
  );
}

function isNewServer(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}
