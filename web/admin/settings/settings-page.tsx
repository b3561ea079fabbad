import { Button } from '../../ui/button.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import { readSettings, SettingsForm } from './settings-form.tsx';
import './settings.css';

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
            <Notice flush action={<Button onClick={() => void reload()}>Try again</Button>}>
              The settings could not be loaded.
            </Notice>
          ) : (
            <div className="p-4 settings-waiting">
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
