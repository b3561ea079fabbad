import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { appSetUpResponse, type Security } from '../../../../contract/accounts/second-factor.ts';
import type { z } from '../../../../contract/zod.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import { messageOf } from '../../../api/response.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { Box } from '../../frame/admin-page.tsx';
import { AppDialog } from './app-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface AppBoxProps {
  readonly security: Security;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function AppBox({ security: { appSince, passkeys }, onCodes }: AppBoxProps) {
  const [setUp, setSetUp] = useState<z.infer<typeof appSetUpResponse>['data'] | null>(null);
  const [isTurningOff, setTurningOff] = useState(false);
  const { mutate: begin, isPending } = useMutation({
    mutationFn: async () =>
      appSetUpResponse.parse(await callAdmin('/security/app', { method: 'POST', body: {} })),
    onSuccess: ({ data }) => setSetUp(data),
    onError: (thrown) =>
      showToast({ kind: 'error', text: messageOf(thrown, 'That didn’t work. Please try again.') }),
  });
  const isOn = appSince !== null;
  return (
    <Box
      title="Authenticator app"
      aside={<Badge tone={isOn ? 'green' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      <div className="grid justify-items-start gap-4 p-4">
        <p className="max-w-[70ch] text-steel">
          {isOn
            ? `On since ${formatLongDate(appSince)}. After your password, you enter a code from the app on your phone.`
            : 'After your password, you enter a code from an app on your phone, such as Google Authenticator or Microsoft Authenticator. A stolen password is then not enough to sign in.'}
        </p>
        {isOn ? (
          <Button kind="danger-outline" onClick={() => setTurningOff(true)}>
            Turn off
          </Button>
        ) : (
          <Button kind="primary" busy={isPending} onClick={() => begin()}>
            Turn on
          </Button>
        )}
      </div>
      {setUp !== null && <AppDialog setUp={setUp} onCodes={onCodes} onClose={() => setSetUp(null)} />}
      {isTurningOff && (
        <ConfirmDialog
          danger
          title="Turn off the authenticator app?"
          action="Turn off"
          busyLabel="Turning off..."
          run={() => callAdmin('/security/app', { method: 'DELETE' })}
          onDone={() => showToast({ kind: 'success', text: 'Your authenticator app is off' })}
          onClose={() => setTurningOff(false)}
        >
          {passkeys.length === 0
            ? 'You’ll sign in with your password alone, and your recovery codes stop working. You can turn it on again at any time.'
            : 'You’ll still need a passkey or a recovery code to sign in. You can turn the app on again at any time.'}
        </ConfirmDialog>
      )}
    </Box>
  );
}
