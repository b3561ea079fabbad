import { type SubmitEvent, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '../../api/response.ts';
import type { EntityFormState } from './use-entity-form.ts';
import { useGuardedClose, useUnsavedGuard } from './use-unsaved-guard.ts';

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
