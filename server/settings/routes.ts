import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { errorSchema, messageSchema } from '../../contract/responses.ts';
import {
  checkSettings,
  DEFAULT_SETTINGS,
  orderBoundsSchema,
  storeSettingsSchema,
} from '../../contract/settings.ts';
import { checkGstin } from '../../domain/invoices/gstin.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import { checkedForm } from '../http/form-check.ts';
import { hasRecentPassword, keepPrivate, passwordNeeded } from '../http/visitor.ts';
import { SETTINGS_EXAMPLE } from './examples.ts';
import { readStoredSettings, type StoredSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

/** Nothing here is a secret: it all stands on the contact page, in the cart and on every invoice. */
const settingsResponseSchema = z
  .object({
    id: z.literal(1),
    ...storeSettingsSchema.shape,
    ...orderBoundsSchema.shape,
    standardShippingAmount: z.number().describe('The same as `freeShippingAmount`'),
    gstin: z.string().describe('Printed on every invoice; empty until it is entered'),
    version: z.number().int().describe('Send it back with a change, and nobody’s work is overwritten'),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Settings', examples: [SETTINGS_EXAMPLE] });

const { freeShippingAmount } = storeSettingsSchema.shape;

const gstin = z.string({ error: 'GSTIN must be text' }).transform((text, context) => {
  if (text.trim() === '') return '';
  const checked = checkGstin(text);
  if (checked.ok) return checked.gstin;
  context.addIssue({ code: 'custom', message: checked.message });
  return z.NEVER;
});

const settingsBody = storeSettingsSchema
  .extend({
    id: z.literal(1, { error: 'The shop has one set of settings, with the id 1' }).optional(),
    freeShippingAmount: freeShippingAmount.optional().describe('The standard shipping amount'),
    standardShippingAmount: freeShippingAmount.optional().describe('Another name for `freeShippingAmount`'),
    ...orderBoundsSchema.partial().shape,
    gstin: gstin.optional().describe('Left out, it stays; empty, it is taken away'),
    version: z.number().int().optional(),
    updated_at: z.string().max(40).nullish().describe('The sender’s clock; the server’s own is stored'),
  })
  .meta({ examples: [{ id: 1, ...DEFAULT_SETTINGS, updated_at: '2026-11-15T10:00:00.000Z' }] });

function toResponse({
  settings,
  gstin: number,
  version,
  updatedAt,
}: StoredSettings): z.infer<typeof settingsResponseSchema> {
  return {
    id: 1,
    ...settings,
    standardShippingAmount: settings.freeShippingAmount,
    gstin: number,
    version,
    updated_at: updatedAt.toISOString(),
  };
}

export function settingsRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/settings', {
    config: { access: 'public' },
    preHandler: keepPrivate,
    schema: {
      tags: ['settings'],
      summary: 'Read the store settings',
      response: {
        200: z.object({
          success: z.literal(true),
          data: settingsResponseSchema,
          settings: settingsResponseSchema,
        }),
      },
    },
    handler: async () => {
      const settings = toResponse(await readStoredSettings(pool));
      return { success: true as const, data: settings, settings };
    },
  });

  app.put('/api/settings', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['settings'],
      summary: 'Save the store settings',
      description:
        'All fields are sent. Another GSTIN answers 403 `PASSWORD_NEEDED` when the password was typed more than 15 minutes ago. With a `version` that is not the present one nothing is saved, and `details` has the present settings.',
      body: strictBody(settingsBody),
      response: {
        200: z.object({
          success: z.literal(true),
          message: messageSchema('Settings saved successfully!'),
          data: settingsResponseSchema,
          settings: settingsResponseSchema,
        }),
        400: errorSchema,
        401: errorSchema,
        403: errorSchema,
        409: errorSchema,
      },
    },
    handler: async (request) => {
      const settingsToSave = checkedForm(checkSettings(request.body));
      const by = await administratorOf(pool, request);
      const saved = await saveSettings(
        pool,
        settingsToSave,
        { ...request.body, hasRecentPassword: hasRecentPassword(request) },
        by,
      );
      if (!saved.ok && saved.code === 'PASSWORD_NEEDED') throw passwordNeeded();
      if (!saved.ok && saved.code === 'GSTIN_STATE')
        return checkedForm({ ok: false, errors: { gstin: saved.message } });
      if (!saved.ok)
        throw new ShopError(saved.code, 409, saved.message, {
          details: { settings: toResponse(saved.current) },
        });
      const settings = toResponse(saved.stored);
      return { success: true as const, message: 'Settings saved successfully!', data: settings, settings };
    },
  });
}
