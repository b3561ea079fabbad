import { useEffect, useEffectEvent, useRef } from 'react';
import { editOrderSchema } from '../../../contract/orders/order-edit.ts';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { callAdmin } from '../admin-call.ts';
import { NoteForm } from '../dialogs/note-form.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
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
  const { isDirty, isSubmitting } = form.formState;
  // What somebody else wrote is shown, unless something is being typed here.
  const follow = useEffectEvent((present: AdminOrder) => {
    if (!isDirty && !isSubmitting && present.version > (form.stored?.version ?? 0)) form.restart(present);
  });
  useEffect(() => follow(order), [order]);
  return <NoteForm form={form} name="admin_notes" onSaved={() => form.restart(saved.current)} />;
}
