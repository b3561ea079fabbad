import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFailure } from './dialog-failure.tsx';
import { type EditOutcome, type FieldErrors, outcomeOf } from './edit-outcome.ts';
import { useGuardedClose } from './use-guarded-close.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface EditDialogProps {
  readonly title: string;
  readonly size?: 'medium' | 'large';
  readonly saveLabel?: string;
  readonly busyLabel?: string;
  /** Red, for what destroys. */
  readonly danger?: boolean;
  /** Checks and saves. An error is read by `outcomeOf`; the dialog closes after `saved`. */
  readonly onSave: (form: FormData, element: HTMLFormElement) => Promise<EditOutcome>;
  /** At every change of a field. */
  readonly onTyping?: ((form: HTMLFormElement) => void) | undefined;
  /** After a conflict, on request: replaces the form's values by the stored ones. */
  readonly onReload?: (() => void | Promise<void>) | undefined;
  readonly onClose: () => void;
  /** The fields, with their errors by name. */
  readonly children: (errors: FieldErrors) => ReactNode;
}

/** A form in a dialog. Its values stay until they are saved or given up by Cancel, whatever the server answers. */
export function EditDialog({
  title,
  size = 'medium',
  saveLabel = 'Save changes',
  busyLabel = 'Saving...',
  danger = false,
  onSave,
  onTyping,
  onReload,
  onClose,
  children,
}: EditDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<EditOutcome | null>(null);
  const errors = outcome?.is === 'invalid' ? outcome.errors : NO_ERRORS;
  const unsaved = useUnsavedChanges(form);
  const leave = useGuardedClose(form, { mayLeave: () => !isBusy && unsaved.mayLeave(), onClose });

  useEffect(() => {
    if (outcome?.is !== 'invalid') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    setBusy(true);
    const result = await onSave(new FormData(element), element).catch(outcomeOf);
    setBusy(false);
    setOutcome(result);
    if (result.is !== 'saved') return;
    unsaved.markSaved();
    onClose();
  };

  const reload = async () => {
    if (!unsaved.mayLeave()) return;
    setBusy(true);
    try {
      await onReload?.();
    } catch (thrown) {
      const message = `What is there now could not be loaded. ${messageOf(thrown, '')}`;
      setOutcome({ is: 'conflict', message });
    }
    setBusy(false);
  };

  return (
    <Dialog isOpen size={size} title={title} onClose={leave}>
      <form
        ref={form}
        noValidate
        onChange={({ currentTarget }) => onTyping?.(currentTarget)}
        onSubmit={(event) => void submit(event)}
      >
        <div className="edit-fields">{children(errors)}</div>
        <Failure outcome={outcome} onReload={onReload && (() => void reload())} />
        <div className="dialog-actions">
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={isBusy} busyLabel={busyLabel}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const NO_ERRORS: FieldErrors = {};

function Failure({
  outcome,
  onReload,
}: {
  readonly outcome: EditOutcome | null;
  readonly onReload: (() => void) | undefined;
}) {
  if (outcome?.is === 'failed') return <DialogFailure>{outcome.message}</DialogFailure>;
  if (outcome?.is === 'invalid' && outcome.errors.form !== undefined)
    return <DialogFailure>{outcome.errors.form}</DialogFailure>;
  if (outcome?.is !== 'conflict') return null;
  const reload = onReload !== undefined && <Button onClick={onReload}>Show what is there now</Button>;
  return <DialogFailure action={reload}>Someone else changed this. {outcome.message}</DialogFailure>;
}
