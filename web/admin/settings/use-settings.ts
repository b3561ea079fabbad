import { ownSettingsResponse, ownSettingsSchema, settingsSchema } from '../../../contract/settings.ts';
import { oneReader } from '../admin-call.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';

const readSettings = oneReader('settings', settingsSchema);
export const readOwnSettings = oneReader('settings', ownSettingsSchema);

export const useSettings = () => useAdminQuery({ kind: 'settings', path: '/settings', read: readSettings });

/** Whether the server has the accounts that texts are sent through, and how their links begin. */
export interface TextAccounts {
  readonly sms: boolean;
  readonly whatsapp: boolean;
  readonly publicUrl: string;
}

/** With what visitors do not read. */
export const useOwnSettings = () =>
  useAdminQuery({
    kind: 'settings',
    path: '/settings/own',
    read: (response) => ownSettingsResponse.parse(response),
  });
