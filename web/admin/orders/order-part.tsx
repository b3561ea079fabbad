import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { FormRow } from '../dialogs/form-fields.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { BOX, DialogFailure } from '../frame/admin-page.tsx';

interface OrderPartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function OrderPart({ title, aside, className = '', children }: OrderPartProps) {
  return (
    <section className={`${BOX} wrap-anywhere ${className}`} aria-label={title}>
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1">
        <h3 className="mr-auto">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** A part of a dialog that could not be read; what it showed before stays. */
export function PartFailure({
  onRetry,
  children,
}: {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) {
  return (
    <p className="order-part-failed px-4 py-2 text-red" role="alert">
      {children} <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}

interface PartFormProps<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly saveLabel: string;
  readonly saveKind: 'dark' | 'danger';
  /** Where saving cancels something itself, "Cancel" would be taken for that. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PartForm<Values extends FieldValues>(props: PartFormProps<Values>) {
  const { form, saveLabel, saveKind, closeLabel = 'Cancel', onClose, children } = props;
  const { isSubmitting, errors } = form.formState;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    if (await form.submit(event)) onClose();
  };
  const failure = errors.root?.message;
  return (
    <form
      className="grid w-full grid-cols-1 gap-3 rounded-sm bg-studio p-3"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormRow>{children}</FormRow>
      {failure !== undefined && <DialogFailure>{failure}</DialogFailure>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>.button]:flex-auto">
        <Button onClick={onClose} disabled={isSubmitting}>
          {closeLabel}
        </Button>
        <Button type="submit" kind={saveKind} busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
