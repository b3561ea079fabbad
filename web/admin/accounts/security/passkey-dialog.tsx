import { passkeyNameSchema } from '../../../../contract/accounts/second-factor.ts';
import type { z } from '../../../../contract/zod.ts';
import { deviceWords } from '../../../../domain/accounts/device-words.ts';
import { Field } from '../../../ui/field.tsx';
import { loadPart } from '../../../ui/load-part.ts';
import { callAdmin } from '../../admin-call.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { factorAdded } from './factor-added.ts';

type PasskeyName = z.output<typeof passkeyNameSchema>;

const NAME: EntityForm<null, PasskeyName, PasskeyName> = {
  kind: 'security',
  valuesOf: () => ({ name: deviceWords(navigator.userAgent) }),
  bodySchema: passkeyNameSchema,
};

interface PasskeyDialogProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function PasskeyDialog({ onCodes, onClose }: PasskeyDialogProps) {
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
