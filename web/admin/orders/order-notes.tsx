import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { editOrderSchema } from '../../../contract/orders/order-edit.ts';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { callAdmin } from '../admin-call.ts';
import { UnsavedInDialog } from '../dialogs/unsaved-in-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { DialogFailure } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { OrderPart } from './order-part.tsx';
import { orderPath, readOrderResponse } from './order-queries.ts';

export function OrderNotes({ order }: { readonly order: AdminOrder }) {
  const mayWrite = useMay()('change order notes');
  return (
    <OrderPart title="Notes">
      {order.notes !== '' && (
        <blockquote className="mx-4 mt-3 border-l-3 border-orange bg-orange-tint px-3 py-2">
          <p className="whitespace-pre-wrap">{order.notes}</p>
          <footer className="pt-1 text-sm text-steel">From the customer, printed on the packing slip</footer>
        </blockquote>
      )}
      {mayWrite ? <TeamNote order={order} /> : <TeamNoteText order={order} />}
    </OrderPart>
  );
}

function TeamNoteText({ order: { notes, admin_notes } }: { readonly order: AdminOrder }) {
  if (admin_notes !== '') return <p className="px-4 py-3 wrap-anywhere whitespace-pre-wrap">{admin_notes}</p>;
  return notes === '' && <p className="px-4 py-3 text-steel">No notes</p>;
}

const noteSchema = editOrderSchema.pick({ admin_notes: true });

function TeamNote({ order }: { readonly order: AdminOrder }) {
  const saved = useRef(order);
  const form = useEntityForm(
    {
      kind: 'order',
      rowSchema: adminOrderSchema,
      valuesOf: (present: AdminOrder | null) => ({ admin_notes: (present ?? order).admin_notes }),
      bodySchema: noteSchema,
    },
    order,
    {
      // Another step of the order is no edit conflict, as long as nobody touched the note.
      save: async (body, stored) => {
        const isSame = stored?.admin_notes === order.admin_notes;
        const version = Math.max(stored?.version ?? 0, isSame ? order.version : 0);
        const response = await callAdmin(orderPath(order), { method: 'PUT', body: { ...body, version } });
        saved.current = readOrderResponse(response);
      },
      done: () => 'Order updated successfully',
      failed: 'Failed to update order',
    },
  );
  const { isDirty, isSubmitting, errors } = form.formState;
  // What somebody else wrote is shown, unless something is being typed here.
  const follow = useEffectEvent((present: AdminOrder) => {
    if (!isDirty && !isSubmitting && present.version > (form.stored?.version ?? 0)) form.restart(present);
  });
  useEffect(() => follow(order), [order]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    if (await form.submit(event)) form.restart(saved.current);
  };
  const failure = errors.root?.message;
  return (
    <form className="grid gap-2 px-4 py-3" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Note for your team"
        multiline
        rows={3}
        {...form.field('admin_notes', 'Only administrators see this.')}
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
