import { type ReactNode, type SubmitEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import type { EntityFormState } from './use-entity-form.ts';
import { useGuardedClose } from './use-guarded-close.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface EntityDialogProps<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly title: string;
  readonly size?: 'medium' | 'large';
  readonly saveLabel?: string;
  /** After an edit conflict, on request: opens what is stored now and drops what was typed. */
  readonly onReload?: (() => void) | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog. Its values stay until they are saved or given up by Cancel, whatever the server answers. */
export function EntityDialog<Values extends FieldValues>({
  form,
  title,
  size = 'medium',
  saveLabel = 'Save changes',
  onReload,
  onClose,
  children,
}: EntityDialogProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, isDirty, errors } = form.formState;
  const unsaved = useUnsavedGuard(isDirty);
  const leave = useGuardedClose(element, { mayLeave: () => !isSubmitting && unsaved.mayLeave(), onClose });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    if (!(await form.submit(event))) return;
    unsaved.markSaved();
    onClose();
  };

  const failure = errors.root?.message;
  return (
    <Dialog isOpen size={size} title={title} onClose={leave}>
      <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        <div className="edit-fields">{children}</div>
        {failure !== undefined && (
          <DialogFailure
            action={
              errors.root?.type === 'conflict' &&
              onReload !== undefined && (
                <Button onClick={() => unsaved.mayLeave() && onReload()}>Show what is there now</Button>
              )
            }
          >
            {failure}
          </DialogFailure>
        )}
        <div className="dialog-actions">
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" busy={isSubmitting} busyLabel="Saving...">
            {saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
