import { useState } from 'react';
import { type Passkey, passkeyNameSchema } from '../../../../contract/accounts/second-factor.ts';
import { deviceName } from '../../../../domain/accounts/device-name.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import type { z } from '../../../../domain/zod.ts';
import { Field } from '../../../ui/field.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import { callAdmin } from '../../admin-call.ts';
import { timeAgo } from '../../dashboard/time-ago.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { Box, Notice } from '../../frame/admin-page.tsx';
import { AddButton } from '../../list/list-screen.tsx';
import { factorAdded, type SecurityBoxProps } from './recovery-codes.tsx';
import { OwnRow } from './sessions-box.tsx';

export function PasskeysBox({ security: { passkeys, appSince, passkeyOrigin }, onCodes }: SecurityBoxProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isHere = passkeyOrigin === location.origin;
  const isLast = passkeys.length === 1 && appSince === null;
  return (
    <Box
      title="Passkeys"
      aside={isHere && <AddButton onClick={() => setAdding(true)}>Add a passkey</AddButton>}
    >
      {!isHere && (
        <Notice tone="blue" icon="info" role="status" flush>
          {passkeyOrigin === null
            ? 'Passkeys need the shop to have a name and https. Set PUBLIC_URL to such an address.'
            : `Passkeys work only at ${passkeyOrigin}. Open the shop there to add or use one.`}
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p className="max-w-[70ch] p-4 text-steel">
          With a passkey you sign in by fingerprint, face or PIN, without a password or a code. It stays on
          your device or in your password manager, and works on no other site.
        </p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <OwnRow
              key={passkey.id}
              title={<bdi>{passkey.name}</bdi>}
              facts={`Added on ${formatLongDate(passkey.createdAt)} · ${
                passkey.lastUsedAt === null
                  ? 'not used yet'
                  : `last used ${timeAgo(passkey.lastUsedAt, Date.now())}`
              }`}
              action="Remove"
              name={passkey.name}
              onAction={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {isAdding && <PasskeyDialog onCodes={onCodes} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <ConfirmDialog
          danger
          title="Remove this passkey?"
          action="Remove"
          busyLabel="Removing..."
          kind="security"
          run={() => callAdmin(`/security/passkeys/${encodeURIComponent(removed.id)}`, { method: 'DELETE' })}
          done={`${removed.name} removed`}
          onClose={() => setRemoved(null)}
        >
          <strong>
            <bdi>{removed.name}</bdi>
          </strong>{' '}
          can no longer sign in here. Delete it from your device too.{' '}
          {isLast && 'You’ll sign in with your password alone, and your recovery codes stop working.'}
        </ConfirmDialog>
      )}
    </Box>
  );
}

type PasskeyName = z.output<typeof passkeyNameSchema>;

const NAME: EntityForm<null, PasskeyName, PasskeyName> = {
  kind: 'security',
  valuesOf: () => ({ name: deviceName(navigator.userAgent) }),
  bodySchema: passkeyNameSchema,
};

interface PasskeyDialogProps extends Pick<SecurityBoxProps, 'onCodes'> {
  readonly onClose: () => void;
}

function PasskeyDialog({ onCodes, onClose }: PasskeyDialogProps) {
  const form = useEntityForm(NAME, null, {
    save: async ({ name }) => {
      const options = await callAdmin('/security/passkeys/options', { method: 'POST', body: {} });
      const { makePasskey } = await loadPart(() => import('./ask-passkey.ts'));
      const credential = await makePasskey(options);
      return callAdmin('/security/passkeys', { method: 'POST', body: { name, credential } });
    },
    onSaved: factorAdded(onCodes),
  });
  return (
    <EntityDialog
      form={form}
      title="Add a passkey"
      saveLabel="Continue"
      busyLabel="Waiting for your device..."
      onClose={onClose}
    >
      <p>
        Your browser will ask for your fingerprint, face or PIN. From then on, your password alone no longer
        signs you in.
      </p>
      <Field
        label="Name"
        autoComplete="off"
        maxLength={60}
        data-autofocus
        {...form.field('name', 'So that you know it again, such as Office laptop or My phone.')}
      />
    </EntityDialog>
  );
}
