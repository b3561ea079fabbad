import { settingsSchema } from '../../../contract/settings.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { oneReader } from '../read-response.ts';

export const readSettings = oneReader('settings', settingsSchema);

export const useSettings = () => useAdminQuery({ kind: 'settings', path: '/settings', read: readSettings });
