import type { SubmitEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { DialogFailure } from '../frame/admin-page.tsx';
import { UnsavedInDialog } from './unsaved-in-dialog.tsx';
import type { EntityFormState } from './use-entity-form.ts';

interface NoteFormProps<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly name: FieldPath<Values>;
  /** Goes on from what was saved. */
  readonly onSaved: () => void;
}

/** The team's note about something, saved by itself in the dialog that shows it. */
export function NoteForm<Values extends FieldValues>({ form, name, onSaved }: NoteFormProps<Values>) {
  const { isDirty, isSubmitting, errors } = form.formState;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    if (await form.submit(event)) onSaved();
  };
  const failure = errors.root?.message;
  return (
    <form className="grid gap-2 px-4 py-3" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Note for your team"
        multiline
        rows={3}
        {...form.field(name, 'Only administrators see this.')}
      />
      {isDirty && <UnsavedInDialog />}
      {failure !== undefined && <DialogFailure>{failure}</DialogFailure>}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!isDirty && failure === undefined}
        busy={isSubmitting}
      >
        Save note
      </Button>
    </form>
  );
}
