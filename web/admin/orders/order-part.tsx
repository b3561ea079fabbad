import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { DialogFailure } from '../dialogs/dialog-failure.tsx';
import { FormRow } from '../dialogs/form-fields.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';

interface OrderPartProps {
  readonly title: string;
  /** Where nothing inside has a name of its own, for those who go by landmarks. */
  readonly isLandmark?: boolean;
  readonly children: ReactNode;
}

/** A part of an order's dialog, ruled off from the one before. */
export function OrderPart({ title, isLandmark = false, children }: OrderPartProps) {
  return (
    <section
      className="border-t border-line py-3.5 wrap-anywhere"
      aria-label={isLandmark ? title : undefined}
    >
      <h3 className="mb-1.5">{title}</h3>
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
    <p className="order-part-failed text-red" role="alert">
      {children} <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}

interface PartFormProps<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly saveLabel: string;
  readonly saveKind: 'dark' | 'danger';
  /** At Cancel, and after it was saved. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a part of a dialog. */
export function PartForm<Values extends FieldValues>(props: PartFormProps<Values>) {
  const { form, saveLabel, saveKind, onClose, children } = props;
  const { isSubmitting, errors } = form.formState;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    if (await form.submit(event)) onClose();
  };
  const failure = errors.root?.message;
  return (
    <form
      className="mt-2 grid w-full gap-3 rounded-sm bg-studio p-3"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <FormRow>{children}</FormRow>
      {failure !== undefined && <DialogFailure>{failure}</DialogFailure>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" kind={saveKind} busy={isSubmitting}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
