import { useState } from 'react';
import { securityResponse } from '../../../../contract/accounts/second-factor.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { AdminPage, adminMeta, Box, Notice, Stack } from '../../frame/admin-page.tsx';
import { WaitingLines } from '../../list/waiting-lines.tsx';
import { AppBox } from './app-box.tsx';
import { PasskeysBox } from './passkeys-box.tsx';
import { RecoveryBox, RecoveryCodesDialog } from './recovery-codes.tsx';
import { SessionsBox } from './sessions-box.tsx';

export const meta = adminMeta('Sign-in & security');

export default function SecurityPage() {
  const {
    value: security,
    isFailed,
    isLoading,
    reload,
  } = useAdminQuery({
    kind: 'security',
    path: '/security',
    read: (response) => securityResponse.parse(response).data,
  });
  const email = useAuth(({ user }) => user?.email) ?? '';
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <AdminPage title="Sign-in & security" note={email}>
      {isFailed && (
        <Notice
          className="list-failure"
          action={
            <Button busy={isLoading} onClick={() => void reload()}>
              Try again
            </Button>
          }
        >
          {security === undefined ? 'We couldn’t load your sign-in.' : 'This may be out of date.'}
        </Notice>
      )}
      {security === undefined && !isFailed && (
        <Box title="Authenticator app" isBusy>
          <div className="p-4">
            <WaitingLines count={4} />
          </div>
        </Box>
      )}
      {security !== undefined && (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <Stack>
            <AppBox security={security} onCodes={setCodes} />
            <PasskeysBox security={security} onCodes={setCodes} />
            <RecoveryBox security={security} onCodes={setCodes} />
          </Stack>
          <SessionsBox security={security} />
        </div>
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} email={email} onClose={() => setCodes([])} />}
    </AdminPage>
  );
}
