import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { readSettings, SettingsForm } from './settings-form.tsx';
import './settings.css';
import '../list/data-table.css';

export const meta = adminMeta('Settings');

export default function SettingsPage() {
  const { value, isFailed, reload } = useAdminQuery({
    kind: 'settings',
    path: '/settings',
    read: readSettings,
  });
  return (
    <AdminPage title="Settings">
      {value !== undefined && <SettingsForm loaded={value} />}
      {value === undefined && (
        <Box title="Store">
          {isFailed ? (
            <div className="list-failure" role="alert">
              <Icon name="warning" size="small" />
              <p>The settings could not be loaded.</p>
              <Button onClick={() => void reload()}>Try again</Button>
            </div>
          ) : (
            <div className="box-body settings-waiting">
              <p className="sr-only" role="status">
                Loading
              </p>
              {['name', 'mail', 'phone', 'address'].map((line) => (
                <LineSkeleton key={line} />
              ))}
            </div>
          )}
        </Box>
      )}
    </AdminPage>
  );
}
