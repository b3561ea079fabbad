import { Button } from '../../ui/button.tsx';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { Notice } from '../frame/notice.tsx';
import { WaitingLines } from '../list/waiting-lines.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useOwnSettings } from './use-settings.ts';

export const meta = adminMeta('Settings');

export default function SettingsPage() {
  const { value, isFailed, reload } = useOwnSettings();
  return (
    <AdminPage title="Settings">
      {value !== undefined && <SettingsForm loaded={value.settings} accounts={value.texts} />}
      {value === undefined && (
        <Box title="Store">
          {isFailed ? (
            <Notice
              flush
              className="list-failure"
              action={<Button onClick={() => void reload()}>Try again</Button>}
            >
              We couldn’t load the settings.
            </Notice>
          ) : (
            <div className="max-w-240 p-4">
              <WaitingLines count={4} />
            </div>
          )}
        </Box>
      )}
    </AdminPage>
  );
}
