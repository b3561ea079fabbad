import {
  ORDER_STATUSES,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '../../../domain/order-status.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeOf } from '../dialogs/edit-outcome.ts';
import { callOffice } from '../office-call.ts';
import { type OfficeOrder, readChangedOrder } from './office-order.ts';
import { nameOf } from './order-columns.tsx';

interface EditOrderDialogProps {
  readonly order: OfficeOrder;
  readonly onSaved: (order: OfficeOrder) => void;
  /** After a conflict: with the order as it is now. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const options = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

export function EditOrderDialog({ order, onSaved, onReload, onClose }: EditOrderDialogProps) {
  const save = async (form: FormData): Promise<EditOutcome> => {
    try {
      const body = { ...Object.fromEntries(form), version: order.version };
      const path = `/orders/${encodeURIComponent(order.id)}`;
      onSaved(readChangedOrder(await callOffice(path, { method: 'PUT', body })));
      showToast({ kind: 'success', text: 'Order updated successfully' });
      return { is: 'saved' };
    } catch (thrown) {
      showToast({ kind: 'error', text: 'Failed to update order' });
      return outcomeOf(thrown);
    }
  };

  return (
    <EditDialog title={`Edit ${nameOf(order)}`} onSave={save} onReload={onReload} onClose={onClose}>
      {(errors) => (
        <>
          <div className="edit-fields-row">
            <Select
              label="Status"
              name="status"
              defaultValue={order.status}
              options={options(ORDER_STATUSES)}
              error={errors.status}
              data-autofocus
            />
            <Select
              label="Payment status"
              name="payment_status"
              defaultValue={order.payment_status}
              options={options(PAYMENT_STATUSES)}
              error={errors.payment_status}
            />
          </div>
          <div className="edit-fields-row">
            <Select
              label="Payment method"
              name="payment_method"
              defaultValue={order.payment_method}
              options={PAYMENT_METHODS.map((method) => ({
                value: method,
                label: PAYMENT_METHOD_LABELS[method],
              }))}
              error={errors.payment_method}
            />
            <Field
              label="Tracking id"
              name="tracking_id"
              optional
              defaultValue={order.tracking_id ?? ''}
              error={errors.tracking_id}
            />
          </div>
          <Field
            label="Customer’s notes"
            name="notes"
            multiline
            rows={2}
            optional
            defaultValue={order.notes}
            error={errors.notes}
          />
          <Field
            label="Admin notes"
            name="admin_notes"
            multiline
            rows={3}
            optional
            hint="Only administrators see these."
            defaultValue={order.admin_notes}
            error={errors.admin_notes}
          />
        </>
      )}
    </EditDialog>
  );
}
