import type { Order } from '../../../contract/orders/order.ts';
import {
  needsReason,
  ORDER_STATUSES,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  parseOrderStatus,
  parsePaymentMethod,
  parsePaymentStatus,
} from '../../../domain/orders/order-status.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { readText } from '../dialogs/read-field.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { orderName } from './order-columns.tsx';
import { readOrder, readOrderResponse } from './read-order.ts';

interface EditOrderDialogProps {
  readonly order: Order;
  readonly onSaved: (order: Order) => void;
  /** After an edit conflict: discards the form and shows the order as it is now. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const formValuesOf = (order: Order | null): FormValues => ({
  status: order?.status ?? '',
  payment_status: order?.payment_status ?? '',
  payment_method: order?.payment_method ?? '',
  tracking_id: order?.tracking_id ?? '',
  notes: order?.notes ?? '',
  admin_notes: order?.admin_notes ?? '',
  reason: '',
});

const methods = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));
const wordsOf = (_: string, text: string) =>
  methods.find(({ value }) => value === text)?.label ?? (text || 'nothing');

const options = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

export function EditOrderDialog({ order, onSaved, onReload, onClose }: EditOrderDialogProps) {
  const { form, present, refused } = useEditConflict(order, {
    name: 'order',
    read: readOrder,
    formValuesOf,
    wordsOf,
  });

  const isReasonNeeded = needsReason(order.status, {
    status: parseOrderStatus(form.values.status) ?? order.status,
    paymentStatus: parsePaymentStatus(form.values.payment_status) ?? order.payment_status,
    paymentMethod: parsePaymentMethod(form.values.payment_method) ?? order.payment_method,
  });

  const save = async (given: FormData): Promise<EditOutcome> => {
    if (isReasonNeeded && readText(given, 'reason') === null)
      return { is: 'invalid', errors: { reason: 'Reason is required' } };
    try {
      const body = { ...Object.fromEntries(given), version: present?.version };
      const path = `/orders/${encodeURIComponent(order.id)}`;
      onSaved(readOrderResponse(await callAdmin(path, { method: 'PUT', body })));
      showToast({ kind: 'success', text: 'Order updated successfully' });
      return { is: 'saved' };
    } catch (thrown) {
      showToast({ kind: 'error', text: 'Failed to update order' });
      return refused(thrown);
    }
  };

  return (
    <EditDialog
      title={`Edit ${orderName(order)}`}
      onSave={save}
      onTyping={form.watch}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="edit-fields-row">
            <Select
              label="Status"
              options={options(ORDER_STATUSES)}
              {...form.field('status', errors)}
              data-autofocus
            />
            <Select
              label="Payment status"
              options={options(PAYMENT_STATUSES)}
              {...form.field('payment_status', errors)}
            />
          </div>
          <div className="edit-fields-row">
            <Select label="Payment method" options={methods} {...form.field('payment_method', errors)} />
            <Field label="Tracking id" optional {...form.field('tracking_id', errors)} />
          </div>
          {isReasonNeeded && (
            <Field
              label="Reason"
              maxLength={500}
              autoComplete="off"
              {...form.field(
                'reason',
                errors,
                'This online order is not paid. Why does it move on all the same? The audit log keeps it.',
              )}
            />
          )}
          <Field label="Customer’s notes" multiline rows={2} optional {...form.field('notes', errors)} />
          <Field
            label="Admin notes"
            multiline
            rows={3}
            optional
            {...form.field('admin_notes', errors, 'Only administrators see these.')}
          />
        </>
      )}
    </EditDialog>
  );
}
