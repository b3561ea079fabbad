import { useMutation } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin, oneReader, withRefusal } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { FormRow } from '../dialogs/form-fields.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { useOpenedAt } from '../dialogs/use-opened-at.ts';
import { BOX, DialogFailure } from '../frame/admin-page.tsx';
import { orderName } from './order-text.ts';

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

export const orderPath = ({ id }: Pick<AdminOrder, 'id'>): string => `/orders/${encodeURIComponent(id)}`;

export const readOrderResponse = oneReader('order', adminOrderSchema);

export function useOpenedOrder() {
  const { order: name } = useParams();
  const { linkTo, open, replace, close } = useOpenedAt('/admin/orders');
  return {
    name,
    linkTo: (order: AdminOrder) => linkTo(orderName(order)),
    open: (order: AdminOrder) => open(orderName(order)),
    replace: (order: AdminOrder) => replace(orderName(order)),
    close,
  };
}

export const readOrder = async (name: string, signal: AbortSignal) =>
  readOrderResponse(await callAdmin(`/orders/${encodeURIComponent(name)}`, { signal }));

export function useOrderChange<Change = void>(
  change: (given: Change) => Promise<unknown>,
  done = 'Order updated successfully',
) {
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ kind: 'success', text: done }),
    onError: (thrown) => showToast({ kind: 'error', text: withRefusal('Failed to update order', thrown) }),
    onSettled: () => refresh('order'),
  });
}
