import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { DialogFailure } from '../frame/admin-page.tsx';
import { FormFields } from './form-fields.tsx';
import type { EntityFormState } from './use-entity-form.ts';
import { useGuardedClose, useUnsavedGuard } from './use-unsaved-guard.ts';

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

interface DialogFormOptions<Row> {
  /** After an edit conflict, on request: opens what is stored now and drops what was typed. */
  readonly onReload?: ((stored: Row) => void | Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** How a form behaves in its dialog: it closes once it is saved, and gives up what was typed only when somebody says so. */
export function useDialogForm<Values extends FieldValues, Row>(
  form: EntityFormState<Values> & { readonly stored: Row | null },
  { onReload, onClose }: DialogFormOptions<Row>,
) {
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, isDirty, submitCount } = form.formState;
  const unsaved = useUnsavedGuard(isDirty);
  const leave = useGuardedClose(element, { mayLeave: () => !isSubmitting && unsaved.mayLeave(), onClose });

  // The first as it stands in the dialog, also where the form does not know the element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const giveUp = () => {
    unsaved.markSaved();
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    if (await form.submit(event)) giveUp();
  };
  const reload = async () => {
    if (form.stored === null || !unsaved.mayLeave()) return;
    try {
      await onReload?.(form.stored);
    } catch (thrown) {
      const message = `We couldn’t load the latest version. ${messageOf(thrown, '')}`;
      form.setError('root', { type: 'conflict', message });
    }
  };
  return { element, leave, giveUp, submit, reload };
}

export interface EditProps<Row> {
  /** Null: a new one. */
  readonly row: Row | null;
  /** After an edit conflict: opens the row as somebody else saved it, and drops what was typed. */
  readonly onReload: (row: Row) => void;
  readonly onClose: () => void;
}

/** Which row is being edited: `{edited.props && <RateDialog key={edited.key} {...edited.props} />}`. */
export function useEdited<Row extends { readonly id: string; readonly version?: number | undefined }>() {
  const [row, setRow] = useState<Row | null>();
  const props: EditProps<Row> | undefined =
    row === undefined ? undefined : { row, onReload: setRow, onClose: () => setRow(undefined) };
  return { add: () => setRow(null), edit: setRow, key: `${row?.id} ${row?.version}`, props };
}
