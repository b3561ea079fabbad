import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { checkOwnPassword } from '../../../contract/accounts/forms.ts';
import { callProtected } from '../../api/client.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';

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

async function confirm(form: FormData): Promise<EditOutcome> {
  const checked = checkOwnPassword(Object.fromEntries(form));
  if (!checked.ok) return { is: 'invalid', errors: checked.errors };
  try {
    await callProtected('/auth/confirm', { method: 'POST', body: checked.value });
    answer(true);
    return { is: 'saved' };
  } catch (thrown) {
    return outcomeFor(['password'], outcomeOf(thrown));
  }
}

/** Asks once for all calls that wait; they are then sent again. */
export function PasswordPrompt() {
  const isAsked = useStore(prompt, ({ waiting }) => waiting.length > 0);
  if (!isAsked) return null;
  return (
    <EditDialog
      title="Enter your password"
      saveLabel="Go on"
      busyLabel="Checking..."
      onSave={confirm}
      onClose={() => answer(false)}
    >
      {(errors) => (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          hint="Money is only moved within 15 minutes after the password was typed."
          data-autofocus
        />
      )}
    </EditDialog>
  );
}
