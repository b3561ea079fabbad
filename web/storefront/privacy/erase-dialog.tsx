import { useState } from 'react';
import { checkOwnPassword } from '../../../contract/accounts/forms.ts';
import { KEPT } from '../../../domain/privacy/erasure.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { leaveAppTo } from '../../ui/toast.tsx';
import { FormRefusal } from '../accounts/form-refusal.tsx';
import { useCheckedForm } from '../accounts/use-checked-form.ts';
import { eraseData } from './your-data-calls.ts';

interface EraseDialogProps {
  readonly token: string | undefined;
  readonly onClose: () => void;
}

/** Nobody is signed in afterwards, so closing the last answer leads home. */
export function EraseDialog({ token, onClose }: EraseDialogProps) {
  const [kept, setKept] = useState<readonly { what: string; why: string }[] | null>(null);
  const logout = useAuth((auth) => auth.logout);
  const leave = async () => {
    await logout();
    leaveAppTo('/');
  };
  const { form, field, refusal, isBusy } = useCheckedForm({
    check: (typed) => (token === undefined ? checkOwnPassword(typed) : { ok: true, value: { password: '' } }),
    failed: 'Your data couldn’t be deleted. Please try again.',
    send: async ({ password }) => {
      setKept(await eraseData(token === undefined ? password : undefined, token));
    },
  });

  if (kept !== null)
    return (
      <Dialog isOpen title="Your data has been deleted" onClose={() => void leave()}>
        <div role="status">{kept.length === 0 ? <p>Nothing stays.</p> : <Kept parts={kept} />}</div>
        <DialogActions>
          <Button kind="primary" onClick={() => void leave()}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog isOpen title="Delete my data?" onClose={onClose}>
      <form {...form} className="grid gap-4" aria-label="Delete my data" method="post">
        <p>
          This deletes your account, addresses, wishlist and messages, and takes your name off orders and
          reviews. You can’t report problems with your orders any more. It can’t be undone.
        </p>
        <Kept parts={Object.values(KEPT)} />
        {token === undefined && (
          <PasswordField label="Your password" {...field('password')} autoComplete="current-password" />
        )}
        {/* At the buttons, where a phone shows it. */}
        <FormRefusal message={refusal} />
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" kind="danger" busy={isBusy} busyLabel="Deleting...">
            Delete my data
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Kept({ parts }: { readonly parts: readonly { what: string; why: string }[] }) {
  return (
    <div>
      <h3 className="text-lg">What stays, and why</h3>
      <ul className="mt-2 grid gap-2">
        {parts.map(({ what, why }) => (
          <li key={what}>
            <b>{what}.</b> {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
