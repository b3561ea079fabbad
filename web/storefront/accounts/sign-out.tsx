import { useState } from 'react';
import { authStore, useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { refusalOfStore } from './refusal-of-store.ts';

/** `SignedInOnly` around it leads to the login: a second navigation here would cut off that one’s answer. */
export function SignOut() {
  const logout = useAuth((auth) => auth.logout);
  const logoutEverywhere = useAuth((auth) => auth.logoutEverywhere);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const signOut = async () => {
    await logout();
    showToast({ kind: 'success', text: 'You’re signed out' });
  };
  const signOutEverywhere = async () => {
    setBusy(true);
    setRefusal(null);
    if (await logoutEverywhere())
      return showToast({ kind: 'success', text: 'You’re signed out on all devices' });
    setBusy(false);
    setRefusal(refusalOfStore(authStore.getState()).message);
  };

  return (
    <div className="grid gap-4">
      <FormRefusal message={refusal} />
      <p className="text-steel">
        Your cart stays on this device. Your other account data is removed from it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void signOut()}>Sign Out</Button>
        <Button
          kind="quiet"
          busy={isBusy}
          busyLabel="Signing out..."
          onClick={() => void signOutEverywhere()}
        >
          Sign out on all devices
        </Button>
      </div>
    </div>
  );
}
