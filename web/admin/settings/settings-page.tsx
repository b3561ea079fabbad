import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { NotLoaded } from '../list/waiting-lines.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useOwnSettings } from './use-settings.ts';

export const meta = adminMeta('Settings');

export default function SettingsPage() {
  const settings = useOwnSettings();
  const { value } = settings;
  return (
    <AdminPage title="Settings">
      {value !== undefined && <SettingsForm loaded={value.settings} accounts={value.texts} />}
      {value === undefined && (
        <Box title="Store">
          <NotLoaded query={settings} count={4} flush>
            We couldn’t load the settings.
          </NotLoaded>
        </Box>
      )}
    </AdminPage>
  );
}
