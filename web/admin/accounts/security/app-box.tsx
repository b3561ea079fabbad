import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import {
  type AppCode,
  appCodeSchema,
  appSetUpResponse,
} from '../../../../contract/accounts/second-factor.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import type { z } from '../../../../domain/zod.ts';
import { messageOf } from '../../../api/response.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { Box } from '../../frame/admin-page.tsx';
import { factorAdded, type SecurityBoxProps } from './recovery-codes.tsx';

type AppSetUp = z.infer<typeof appSetUpResponse>['data'];

export function AppBox({ security: { appSince, passkeys }, onCodes }: SecurityBoxProps) {
  const [setUp, setSetUp] = useState<AppSetUp | null>(null);
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
          kind="security"
          run={() => callAdmin('/security/app', { method: 'DELETE' })}
          done="Your authenticator app is off"
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

const FIRST_CODE: EntityForm<null, AppCode, AppCode> = {
  kind: 'security',
  valuesOf: () => ({ code: '' }),
  bodySchema: appCodeSchema,
};

interface AppDialogProps extends Pick<SecurityBoxProps, 'onCodes'> {
  readonly setUp: AppSetUp;
  readonly onClose: () => void;
}

function AppDialog({ setUp: { secret, uri }, onCodes, onClose }: AppDialogProps) {
  const form = useEntityForm(FIRST_CODE, null, {
    save: (body) => callAdmin('/security/app/confirm', { method: 'POST', body }),
    onSaved: factorAdded(onCodes),
  });
  return (
    <EntityDialog
      form={form}
      title="Turn on the authenticator app"
      saveLabel="Turn on"
      busyLabel="Checking..."
      onClose={onClose}
    >
      <p>Open the app on your phone, add an account and scan this code.</p>
      <img
        className="size-48 justify-self-center border border-line"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
      />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">Can’t scan it?</summary>
        <p className="text-steel">
          Choose “Enter a setup key” in the app and type this key. It’s time-based.
        </p>
        <p className="mt-2 rounded-sm bg-studio p-3 font-semibold tracking-wide wrap-anywhere">
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </details>
      <Field
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.field('code', 'Six digits. The app shows a new code every 30 seconds.')}
      />
    </EntityDialog>
  );
}
