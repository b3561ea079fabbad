import { checkCheckout } from '../../../contract/orders/checkout.ts';
import type { Address } from '../../../domain/shipping/address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { addressOfForm } from '../checkout/checkout-form.ts';
import { AddressFields } from '../shipping/address-fields.tsx';
import { addressFieldsOf, addressProps } from '../shipping/address-form.ts';
import { FormRefusal } from './form-refusal.tsx';
import { type Refusal, useCheckedForm } from './use-checked-form.ts';

interface AddressDialogProps {
  readonly title: string;
  readonly start: Partial<Address>;
  /** Of the account; the dialog has no field for it. */
  readonly email: string;
  readonly onClose: () => void;
  readonly onSave: (address: Address) => Promise<Refusal | undefined>;
}

export function AddressDialog({ title, start, email, onClose, onSave }: AddressDialogProps) {
  const { form, refusal, isBusy, ...fields } = useCheckedForm({
    check: (typed) => checkCheckout({ ...typed, email }),
    start: addressFieldsOf(start),
    send: async (entered) => {
      const refused = await onSave(addressOfForm(entered));
      if (refused === undefined) onClose();
      return refused;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form} className="grid gap-4" aria-label={title} method="post">
        <FormRefusal message={refusal} />
        <AddressFields {...addressProps(fields)} withEmail={false} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isBusy} busyLabel="Saving...">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
