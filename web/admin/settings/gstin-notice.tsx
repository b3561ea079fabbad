import { settingsSchema } from '../../../contract/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { oneReader } from '../read-response.ts';

const readSettings = oneReader('settings', settingsSchema);

/** Asks for the shop's GSTIN until it is entered: a tax invoice without one is none. */
export function GstinNotice() {
  const { value } = useAdminQuery({ kind: 'settings', path: '/settings', read: readSettings });
  if (value?.gstin !== '') return null;
  return (
    <p className="admin-notice" role="status">
      <Icon name="warning" size="small" />
      <span>
        <b>Your GSTIN is missing.</b> Every tax invoice must show it. Please enter it before the first order
        is paid or shipped. <TextLink to="/admin/settings">Enter the GSTIN</TextLink>
      </span>
    </p>
  );
}
