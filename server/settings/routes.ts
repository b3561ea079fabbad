import type { Pool } from 'pg';
import {
  checkSettings,
  type OwnSettings,
  ownSettingsResponse,
  type Settings,
  savedSettingsResponse,
  settingsBody,
  settingsResponse,
} from '../../contract/settings.ts';
import { administratorOf } from '../audit/administrator.ts';
import type { Config } from '../config.ts';
import { roleNotAllowed } from '../http/access.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { checkedForm } from '../http/form-check.ts';
import type { App } from '../http/typed-app.ts';
import { hasRecentPassword, passwordNeeded } from '../http/visitor.ts';
import { readStoredSettings, type StoredSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

function toResponse({ settings, gstin, orderNotices, version, updatedAt }: StoredSettings): Settings {
  return {
    id: 1,
    ...settings,
    standardShippingAmount: settings.freeShippingAmount,
    gstin,
    orderNotices,
    version,
    updated_at: updatedAt.toISOString(),
  };
}

/** With what visitors do not read. */
const toOwnResponse = (stored: StoredSettings): OwnSettings => ({
  ...toResponse(stored),
  ...(stored.channels && { channels: stored.channels }),
});

interface SettingsParts {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly config: Pick<Config, 'texts'>;
}

export function settingsRoutes(app: App, { pool, publicUrl, config }: SettingsParts): void {
  app.get('/api/settings', {
    config: { access: 'public', isKept: true },
    schema: {
      summary: 'Get the store settings',
      response: { 200: settingsResponse },
    },
    handler: async () => answerOne('settings', toResponse(await readStoredSettings(pool))),
  });

  app.get('/api/settings/own', {
    ...forAdministrators('change settings'),
    schema: {
      summary: 'Get all settings, with those that visitors don’t see',
      response: { 200: ownSettingsResponse, ...refusals() },
    },
    handler: async () => {
      const { sms, whatsapp } = config.texts;
      const texts = { sms: sms !== undefined, whatsapp: whatsapp !== undefined, publicUrl };
      return { ...answerOne('settings', toOwnResponse(await readStoredSettings(pool))), texts };
    },
  });

  app.put('/api/settings', {
    ...forAdministrators('change settings'),
    schema: {
      summary: 'Save the store settings',
      description:
        'Send all fields. Only an owner can change what’s printed on tax invoices and how customers pay. Changing the GSTIN answers 403 `PASSWORD_NEEDED` if you entered your password more than 15 minutes ago. If `version` is outdated, nothing is saved and `details` has the current settings.',
      body: strictBody(settingsBody),
      response: { 200: savedSettingsResponse, ...refusals(400, 409) },
    },
    handler: async (request) => {
      const form = checkedForm(checkSettings(request.body));
      const by = await administratorOf(pool, request);
      const saved = await saveSettings(
        pool,
        form,
        { ...request.body, hasRecentPassword: hasRecentPassword(request), holder: request.visitor },
        by,
      );
      if (!saved.ok && saved.code === 'PASSWORD_NEEDED') throw passwordNeeded();
      if (!saved.ok && saved.code === 'ROLE_NOT_ALLOWED')
        throw roleNotAllowed(request.visitor, saved.missing);
      if (!saved.ok && saved.code === 'GSTIN_STATE')
        return checkedForm({ ok: false, errors: { gstin: saved.message } });
      if (!saved.ok)
        throw new ShopError(saved.code, 409, saved.message, {
          details: { settings: toOwnResponse(saved.current) },
        });
      return {
        message: 'Settings saved successfully!',
        ...answerOne('settings', toOwnResponse(saved.stored)),
      };
    },
  });
}
