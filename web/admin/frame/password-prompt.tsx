import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type OwnPassword, ownPasswordSchema } from '../../../contract/accounts/forms.ts';
import { callProtected } from '../../api/client.ts';
import { getPath, messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { loadPart } from '../../ui/load-part.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { DialogFailure } from './admin-page.tsx';

/** The calls that wait until the password is confirmed or the prompt is closed. */
const prompt = createStore<{ readonly waiting: readonly ((isConfirmed: boolean) => void)[] }>()(() => ({
  waiting: [],
}));

/** False: the prompt was closed without the password. */
export const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => prompt.setState(({ waiting }) => ({ waiting: [...waiting, resolve] })));

function answer(isConfirmed: boolean): void {
  const { waiting } = prompt.getState();
  prompt.setState({ waiting: [] });
  for (const resolve of waiting) resolve(isConfirmed);
}

const PASSWORD: EntityForm<null, OwnPassword, OwnPassword> = {
  valuesOf: () => ({ password: '' }),
  bodySchema: ownPasswordSchema,
};

/** Asks once for all calls that wait; they are then sent again. */
export function PasswordPrompt() {
  const isAsked = useStore(prompt, ({ waiting }) => waiting.length > 0);
  return isAsked ? <PasswordDialog /> : null;
}

async function confirmWithPasskey(): Promise<void> {
  const options = await callProtected('/auth/confirm-passkey/options', { method: 'POST', body: {} });
  const { askPasskey } = await loadPart(() => import('../accounts/security/ask-passkey.ts'));
  await callProtected('/auth/confirm-passkey', { method: 'POST', body: await askPasskey(options) });
}

function PasswordDialog() {
  const form = useEntityForm(PASSWORD, null, {
    save: (body) => callProtected('/auth/confirm', { method: 'POST', body }),
    onSaved: () => answer(true),
  });
  const { data: security } = useQuery({
    queryKey: ['security', '/security'],
    queryFn: () => callProtected('/security'),
  });
  const passkeys = getPath(security, 'data', 'passkeys');
  const hasPasskey =
    Array.isArray(passkeys) &&
    passkeys.length > 0 &&
    getPath(security, 'data', 'passkeyOrigin') === location.origin;
  const {
    mutate: confirm,
    isPending,
    error,
  } = useMutation({ mutationFn: confirmWithPasskey, onSuccess: () => answer(true) });
  return (
    <EntityDialog
      form={form}
      title="Enter your password"
      saveLabel="Continue"
      busyLabel="Checking..."
      onClose={() => answer(false)}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        {...form.field(
          'password',
          'Before money moves or your sign-in changes, we ask for your password every 15 minutes.',
        )}
      />
      {hasPasskey && (
        <Button busy={isPending} busyLabel="Waiting for your passkey..." onClick={() => confirm()}>
          Use a passkey instead
        </Button>
      )}
      {error !== null && (
        <DialogFailure>{messageOf(error, 'That didn’t work. Please try again.')}</DialogFailure>
      )}
    </EntityDialog>
  );
}
