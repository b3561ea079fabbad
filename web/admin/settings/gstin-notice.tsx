import { settingsSchema } from '../../../contract/settings.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { Notice } from '../frame/notice.tsx';
import { oneReader } from '../read-response.ts';

const readSettings = oneReader('settings', settingsSchema);

/** Asks for the shop's GSTIN until it is entered: a tax invoice without one is none. */
export function GstinNotice() {
  const { value } = useAdminQuery({ kind: 'settings', path: '/settings', read: readSettings });
  if (value?.gstin !== '') return null;
  return (
    <Notice tone="amber" role="status">
      <b>Your GSTIN is missing.</b> Every tax invoice must show it. Please enter it before the first order is
      paid or shipped. <TextLink to="/admin/settings">Enter the GSTIN</TextLink>
    </Notice>
  );
}
