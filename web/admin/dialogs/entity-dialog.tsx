import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { DialogFailure } from '../frame/notice.tsx';
import { FormFields } from './form-fields.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import type { EntityFormState } from './use-entity-form.ts';

interface EntityDialogProps<Values extends FieldValues, Row> {
  readonly form: EntityFormState<Values> & { readonly stored: Row | null };
  readonly title: string;
  readonly size?: 'medium' | 'large';
  readonly addLabel?: string;
  readonly saveLabel?: string;
  readonly busyLabel?: string;
  readonly danger?: boolean;
  /** After an edit conflict, on request: opens what is stored now and drops what was typed. */
  readonly onReload?: (stored: Row) => void | Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. Its values stay until they are saved or given up by Cancel, whatever the server answers. */
export function EntityDialog<Values extends FieldValues, Row>({
  form,
  title,
  size = 'medium',
  addLabel,
  saveLabel = 'Save changes',
  busyLabel = 'Saving...',
  danger = false,
  onReload,
  onClose,
  children,
}: EntityDialogProps<Values, Row>) {
  const { element, leave, submit, reload } = useDialogForm(form, { onReload, onClose });
  const { isSubmitting, errors } = form.formState;
  const failure = errors.root?.message;
  return (
    <Dialog isOpen size={size} title={title} onClose={leave}>
      <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        <FormFields>{children}</FormFields>
        {failure !== undefined && (
          <DialogFailure
            action={
              errors.root?.type === 'conflict' &&
              onReload !== undefined && <Button onClick={() => void reload()}>Show the latest version</Button>
            }
          >
            {failure}
          </DialogFailure>
        )}
        <DialogActions>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            kind={danger ? 'danger' : 'primary'}
            busy={isSubmitting}
            busyLabel={busyLabel}
          >
            {form.stored === null ? (addLabel ?? saveLabel) : saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
