import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { FieldErrors } from '../dialogs/edit-outcome.ts';
import type { FormState } from '../dialogs/use-form-values.ts';
import { COUPON_TYPE_WORDS } from './coupon-words.ts';

interface CouponFieldsProps {
  readonly form: FormState;
  readonly errors: FieldErrors;
}

export function CouponFields({ form, errors }: CouponFieldsProps) {
  const of = (name: string, hint?: string) => form.field(name, errors, hint);
  return (
    <>
      <div className="edit-fields-row">
        <Field
          label="Code"
          className="coupon-code-field"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          data-autofocus
          {...of('code')}
        />
        <Field label="Name" maxLength={200} {...of('name')} />
      </div>
      <Field
        label="Description"
        multiline
        rows={2}
        optional
        {...of('description', 'For the back-office alone.')}
      />
      <Terms form={form} errors={errors} />
      <div className="edit-fields-row">
        <Field
          label="Starts"
          type="datetime-local"
          optional
          {...of('startsAt', 'Indian time. Empty: at once.')}
        />
        <Field label="Ends" type="datetime-local" optional {...of('endsAt', 'Indian time. Empty: never.')} />
      </div>
      <div className="edit-fields-row">
        <Field
          label="Uses in all"
          inputMode="numeric"
          optional
          {...of('usageLimit', 'Empty: as often as it is asked for.')}
        />
        <Field
          label="Uses per customer"
          inputMode="numeric"
          optional
          {...of('perCustomerLimit', 'Empty: no limit.')}
        />
      </div>
      <div>
        <Checkbox {...form.box('isActive', 'Active')} />
        <Checkbox {...form.box('isPublic', 'Public: everybody may find the code in the shop’s pages')} />
      </div>
    </>
  );
}

/** What it takes off. Fields that do not apply to the kind are hidden and keep their text, in case the kind changes back. */
function Terms({ form, errors }: CouponFieldsProps) {
  const of = (name: string, hint?: string) => form.field(name, errors, hint);
  const { type } = form.values;
  const isShipping = type === 'shipping';
  return (
    <div className="promotion-terms">
      <Select label="Kind" options={COUPON_TYPE_WORDS} {...of('type')} />
      <div hidden={isShipping}>
        <Field
          label={type === 'fixed' ? 'Amount off (₹)' : 'Percent off (%)'}
          inputMode="decimal"
          autoComplete="off"
          {...of('value')}
        />
      </div>
      <Field label="Orders from (₹)" inputMode="decimal" autoComplete="off" optional {...of('minAmount')} />
      <div hidden={isShipping}>
        <Field label="At most (₹)" inputMode="decimal" autoComplete="off" optional {...of('maxDiscount')} />
      </div>
    </div>
  );
}
