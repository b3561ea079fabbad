import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { checkConfirmation } from '../../../contract/accounts.ts';
import { callProtected } from '../../api/client.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';

/** Those who wait until the password was typed, or the question was closed. */
const asking = createStore<{ readonly waiting: readonly ((isTyped: boolean) => void)[] }>()(() => ({
  waiting: [],
}));

/** False: the question was closed without an answer. */
export const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => asking.setState(({ waiting }) => ({ waiting: [...waiting, resolve] })));

function answer(isTyped: boolean): void {
  const { waiting } = asking.getState();
  asking.setState({ waiting: [] });
  for (const resolve of waiting) resolve(isTyped);
}

async function confirm(form: FormData): Promise<EditOutcome> {
  const checked = checkConfirmation(Object.fromEntries(form));
  if (!checked.ok) return { is: 'invalid', errors: checked.errors };
  try {
    await callProtected('/auth/confirm', { method: 'POST', body: checked.value });
    answer(true);
    return { is: 'saved' };
  } catch (thrown) {
    return outcomeFor(['password'], outcomeOf(thrown));
  }
}

/** Asks once for everything that waits; what was asked for goes on by itself. */
export function PasswordQuestion() {
  const isAsked = useStore(asking, ({ waiting }) => waiting.length > 0);
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
