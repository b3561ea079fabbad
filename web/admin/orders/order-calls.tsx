import { useState } from 'react';
import { recordCallSchema } from '../../../contract/orders/order-call.ts';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { waitOf } from '../../../domain/orders/bulk-selection.ts';
import { CALL_LABELS, CALL_OUTCOMES } from '../../../domain/orders/order-call.ts';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePostOnce } from '../admin-call.ts';
import { FormFields, parseDateTime } from '../dialogs/form-fields.tsx';
import { UnsavedInDialog } from '../dialogs/unsaved-in-dialog.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { RoleButton } from '../frame/role.tsx';
import { OrderPart, PartForm } from './order-part.tsx';
import { orderPath } from './order-queries.ts';

export function OrderCalls({ order }: { readonly order: AdminOrder }) {
  const [isRecording, setRecording] = useState(false);
  const isWaiting = waitOf(order) !== undefined;
  const { calls, customer_info: customer } = order;
  if (calls.length === 0 && !isWaiting) return null;
  return (
    <OrderPart
      title="Calls"
      aside={
        isWaiting && (
          <TextLink tall href={`tel:${customer.phone}`}>
            Call {customer.phone}
          </TextLink>
        )
      }
    >
      {calls.length > 0 && (
        <ol className="grid gap-2.5 px-4 py-3">
          {calls.map(({ at, actor, outcome, note, again_at }) => (
            <li key={at} className="border-l-3 border-mist pl-3">
              <p>
                <b>
                  {CALL_LABELS[outcome]}
                  {again_at !== null && ` on ${formatLongDateTime(again_at)}`}
                </b>
              </p>
              {note !== '' && <p className="whitespace-pre-wrap">{note}</p>}
              <p className="text-sm text-steel">
                {formatLongDateTime(at)}, {actor}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isWaiting && (
        <div className={`px-4 py-3 ${calls.length > 0 ? 'border-t border-line' : ''}`}>
          {isRecording ? (
            <CallForm order={order} onClose={() => setRecording(false)} />
          ) : (
            <RoleButton needs="confirm orders" onClick={() => setRecording(true)}>
              Record a call
            </RoleButton>
          )}
        </div>
      )}
    </OrderPart>
  );
}

const OUTCOMES = CALL_OUTCOMES.map((value) => ({ value, label: CALL_LABELS[value] }));
const DECISIONS = [
  { value: 'confirm', label: 'Confirm order' },
  { value: 'cancel', label: 'Cancel order' },
];
const SAVE_LABELS: Readonly<Record<string, string>> = {
  confirm: 'Save and confirm',
  cancel: 'Save and cancel order',
};

interface CallFormProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
}

function CallForm({ order, onClose }: CallFormProps) {
  const post = usePostOnce();
  const form = useEntityForm(
    {
      kind: 'order',
      valuesOf: () => ({ outcome: 'reached', note: '', again_at: '', decision: '' }),
      // A field that is hidden keeps its text, in case its outcome is chosen again.
      bodyOf: ({ outcome, note, again_at, decision }) => ({
        outcome,
        note,
        ...(outcome === 'call_again' && { again_at: parseDateTime(again_at) }),
        ...(outcome === 'reached' && decision !== '' && { decision }),
      }),
      bodySchema: recordCallSchema,
    },
    null,
    {
      save: (body) => post(`${orderPath(order)}/calls`, body),
      done: () => 'Call saved',
      failed: 'Failed to save the call',
    },
  );
  const outcome = form.watch('outcome');
  const decision = outcome === 'reached' ? form.watch('decision') : '';
  return (
    <PartForm
      form={form}
      saveLabel={SAVE_LABELS[decision] ?? 'Save call'}
      saveKind={decision === 'cancel' ? 'danger' : 'dark'}
      onClose={onClose}
    >
      <FormFields className="col-span-full">
        <Select label="How did it go?" autoFocus options={OUTCOMES} {...form.field('outcome')} />
        {outcome === 'call_again' && (
          <Field
            label="Call again at"
            type="datetime-local"
            {...form.field('again_at', 'Indian time. The order is to call again from then.')}
          />
        )}
        <Field label="What was said" multiline rows={2} optional maxLength={500} {...form.field('note')} />
        {outcome === 'reached' && (
          <Select
            label="The order"
            placeholder="Decide later"
            options={DECISIONS}
            {...form.field('decision')}
          />
        )}
      </FormFields>
      {form.formState.isDirty && <UnsavedInDialog />}
    </PartForm>
  );
}
