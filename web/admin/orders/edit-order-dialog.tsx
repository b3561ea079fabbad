import { type EditOrder, editOrderSchema } from '../../../contract/orders/order-edit.ts';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { doneBy, type Permission } from '../../../domain/accounts/permissions.ts';
import {
  holdText,
  needsReason,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  paymentOf,
} from '../../../domain/orders/order-status.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { callAdmin } from '../admin-call.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { useMay } from '../frame/role.tsx';
import { optionsOf } from '../list/options.ts';
import { orderPath } from './order-queries.ts';
import { orderName, stepsFor } from './order-text.ts';

type May = (permission: Permission) => boolean;
const FIELD_NEEDS: Readonly<Partial<Record<keyof OrderValues, Permission>>> = {
  payment_status: 'record payments',
  payment_method: 'change orders',
  tracking_id: 'ship orders',
  notes: 'change order notes',
  admin_notes: 'change order notes',
};

type OrderValues = ReturnType<typeof orderValues>;

const orderValues = (order: AdminOrder) => ({
  status: order.status,
  payment_status: order.payment_status,
  payment_method: order.payment_method,
  tracking_id: order.tracking_id ?? '',
  notes: order.notes,
  admin_notes: order.admin_notes,
  reason: '',
});

type Paying = Pick<OrderValues, 'payment_status' | 'payment_method'>;

const paymentAfter = (order: AdminOrder, { payment_status, payment_method }: Paying) =>
  paymentOf({ ...order, payment_status, payment_method });

/** Whether the order is moved on although it was to be paid online and is not, or is refunded. */
const isReasonNeeded = (order: AdminOrder, values: Paying & Pick<OrderValues, 'status'>) =>
  needsReason(order.status, { ...paymentAfter(order, values), status: values.status });

const orderForm = (order: AdminOrder, may: May): EntityForm<AdminOrder, OrderValues, EditOrder> => ({
  kind: 'order',
  rowSchema: adminOrderSchema,
  valuesOf: (present) => orderValues(present ?? order),
  // What the role does not include has no field, and is not sent.
  bodyOf: ({ reason, payment_status, payment_method, tracking_id, notes, admin_notes, ...values }) => ({
    ...values,
    ...(may('record payments') && { payment_status }),
    ...(may('change orders') && { payment_method }),
    ...(may('ship orders') && { tracking_id }),
    ...(may('change order notes') && { notes, admin_notes }),
    ...(isReasonNeeded(order, { ...values, payment_status, payment_method }) && { reason }),
  }),
  bodySchema: editOrderSchema.refine(({ reason }) => reason !== '', {
    path: ['reason'],
    error: 'Reason is required',
  }),
  fieldText: (_, text) => METHODS.find(({ value }) => value === text)?.label ?? (text || 'nothing'),
});

const METHODS = optionsOf(PAYMENT_METHODS, (method) => PAYMENT_METHOD_LABELS[method]);

interface EditOrderDialogProps extends Omit<EditProps<AdminOrder>, 'row'> {
  readonly order: AdminOrder;
}

export function EditOrderDialog({ order, ...dialog }: EditOrderDialogProps) {
  const may = useMay();
  const form = useEntityForm(orderForm(order, may), order, {
    save: (body, stored) =>
      callAdmin(orderPath(order), { method: 'PUT', body: { ...body, version: stored?.version } }),
    done: () => 'Order updated successfully',
    failed: 'Failed to update order',
  });
  /** What the role does not include is shown, and says whose it is. */
  const field = (name: keyof OrderValues, hint?: string) => {
    const needs = FIELD_NEEDS[name];
    return needs === undefined || may(needs)
      ? form.field(name, hint)
      : { ...form.field(name, doneBy(needs)), disabled: true };
  };
  return (
    <EntityDialog form={form} title={`Edit ${orderName(order)}`} {...dialog}>
      <FormRow>
        <Select
          label="Status"
          options={optionsOf(stepsFor(may, order).map(({ value }) => value))}
          {...field('status')}
          data-autofocus
        />
        <Select label="Payment status" options={optionsOf(PAYMENT_STATUSES)} {...field('payment_status')} />
        <Select label="Payment method" options={METHODS} {...field('payment_method')} />
        <Field label="Tracking ID" optional {...field('tracking_id')} />
      </FormRow>
      {isReasonNeeded(order, form.watch()) && (
        <Field
          label="Reason"
          maxLength={500}
          autoComplete="off"
          {...field(
            'reason',
            `${holdText(paymentAfter(order, form.watch()))}. Why are you moving it ahead? We save the reason in the audit log.`,
          )}
        />
      )}
      {may('change order notes') && (
        <>
          <Field label="Customer notes" multiline rows={2} optional {...field('notes')} />
          <Field
            label="Admin notes"
            multiline
            rows={3}
            optional
            {...field('admin_notes', 'Only administrators see these.')}
          />
        </>
      )}
    </EntityDialog>
  );
}
