import { useState } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import type { Address } from '../../../domain/shipping/address.ts';
import { authStore, useAuth } from '../../session/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AddressLines } from '../shipping/address-lines.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { FormRefusal } from './form-refusal.tsx';
import { refusalOfStore } from './refusal-of-store.ts';
import type { Refusal } from './use-checked-form.ts';

const ADDRESSES_MAX = 10;

/** Each change sends the whole list of the profile. */
export function AddressBook({ user }: { readonly user: User }) {
  const updateProfile = useAuth((auth) => auth.updateProfile);
  const [edited, setEdited] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal['message']>(null);
  const { addresses, name, phone } = user;

  const save = async (changed: readonly Address[], text: string): Promise<Refusal | undefined> => {
    setRefusal(null);
    const isSaved = await updateProfile({ name, phone: phone ?? '', addresses: [...changed] });
    if (!isSaved) return refusalOfStore(authStore.getState());
    showToast({ kind: 'success', text });
  };
  const remove = async (index: number) => {
    const refused = await save(addresses.toSpliced(index, 1), 'Address removed');
    if (refused !== undefined) setRefusal(refused.message);
  };

  return (
    <div className="grid gap-4">
      <FormRefusal message={refusal} />
      {addresses.length === 0 ? (
        <p className="text-steel">No saved address yet. Save one and we’ll fill it in for your next order.</p>
      ) : (
        <ul className="address-book grid gap-4 sm:grid-cols-2">
          {addresses.map((address, index) => (
            <li
              key={JSON.stringify(address)}
              className="grid content-between gap-2 rounded-sm border-[1.5px] border-line px-5 pt-4 pb-2"
            >
              <AddressLines fullName={address.fullName} lines={linesOf(address)} />
              <div className="flex gap-4 text-md">
                <TextButton
                  className="text-left"
                  aria-label={`Edit address ${index + 1}`}
                  onClick={() => setEdited(index)}
                >
                  Edit
                </TextButton>
                <TextButton
                  danger
                  className="text-left"
                  aria-label={`Remove address ${index + 1}`}
                  onClick={() => void remove(index)}
                >
                  Remove
                </TextButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {addresses.length < ADDRESSES_MAX && (
        <Button className="justify-self-start" onClick={() => setEdited(addresses.length)}>
          Add address
        </Button>
      )}
      {edited !== null && (
        <AddressDialog
          title={edited < addresses.length ? 'Edit address' : 'Add address'}
          start={addresses[edited] ?? { fullName: name, phone: phone ?? '' }}
          email={user.email}
          onClose={() => setEdited(null)}
          onSave={(address) => save(addresses.toSpliced(edited, 1, address), 'Address saved')}
        />
      )}
    </div>
  );
}

function linesOf({ addressLine1, addressLine2, city, state, pinCode, phone }: Address) {
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  return [street, `${city}, ${state} ${pinCode}`, phone];
}
