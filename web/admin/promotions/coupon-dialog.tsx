import {
  type CouponForm,
  type CouponRecord,
  checkCouponForm,
  couponFormSchema,
  couponSchema,
} from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { applyCoupon, type CouponState } from '../../../domain/promotions/coupon.ts';
import {
  couponLimits,
  couponPeriod,
  couponText,
  formatAmount,
} from '../../../domain/promotions/promotion-text.ts';
import { formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { saveAt } from '../admin-call.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import {
  dateTimeText,
  FormRow,
  NUMBER,
  parseDateTime,
  textOf,
  textsOf,
  withNumbers,
} from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { Meaning, MeaningTable, WithMeaning } from './meaning.tsx';
import type { StateOption } from './promotion-tiles.tsx';

export const COUPON_STATE_OPTIONS: readonly StateOption<CouponState>[] = [
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'used-up', label: 'Used up', tone: 'amber' },
  { value: 'expired', label: 'Expired', tone: 'red' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
];

export const COUPON_TYPE_OPTIONS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'shipping', label: 'Free shipping' },
];

export function couponFieldText(name: string, text: string): string {
  if (text === '') return 'nothing';
  if (name === 'type') return COUPON_TYPE_OPTIONS.find(({ value }) => value === text)?.label ?? text;
  if (name === 'startsAt' || name === 'endsAt') return formatLongDateTime(text);
  return text;
}

type CouponValues = ReturnType<typeof couponValues>;

export function couponValues(coupon: CouponRecord | null) {
  return {
    ...textsOf(coupon, ['code', 'name', 'description', 'maxDiscount', 'usageLimit', 'perCustomerLimit']),
    type: String(coupon?.type ?? 'percentage'),
    value: coupon?.type === 'shipping' ? '' : textOf(coupon?.value),
    minAmount: coupon?.minAmount === 0 ? '' : textOf(coupon?.minAmount),
    startsAt: dateTimeText(coupon?.startsAt),
    endsAt: dateTimeText(coupon?.endsAt),
    isActive: coupon?.isActive ?? true,
    isPublic: coupon?.isPublic ?? false,
  };
}

/** Free shipping has neither a value nor a maximum: their fields are hidden, and what they hold is left out. */
export function couponBody(values: CouponValues) {
  const isShipping = values.type === 'shipping';
  return {
    ...withNumbers(values, ['value', 'minAmount', 'maxDiscount', 'usageLimit', 'perCustomerLimit']),
    ...(isShipping ? { value: undefined, maxDiscount: undefined } : {}),
    startsAt: parseDateTime(values.startsAt),
    endsAt: parseDateTime(values.endsAt),
  };
}

const COUPON: EntityForm<CouponRecord, CouponValues, CouponForm> = {
  kind: 'coupon',
  rowSchema: couponSchema,
  valuesOf: couponValues,
  bodyOf: couponBody,
  bodySchema: couponFormSchema,
  fieldText: couponFieldText,
};

export function CouponDialog({ row: coupon, ...dialog }: EditProps<CouponRecord>) {
  const form = useEntityForm(COUPON, coupon, {
    save: saveAt('/coupons'),
    done: (stored) => `Coupon ${stored === null ? 'created' : 'updated'} successfully`,
    failed: 'Failed to save coupon',
  });
  const { field, box } = form;
  const type = form.watch('type');
  const isShipping = type === 'shipping';
  return (
    <EntityDialog
      form={form}
      title={coupon === null ? 'Add Coupon' : `Edit ${coupon.code}`}
      size="large"
      addLabel="Add coupon"
      {...dialog}
    >
      <WithMeaning meaning={<CouponMeaning terms={couponTerms(form.watch())} />}>
        <FormRow>
          <Field
            label="Code"
            className="uppercase"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            data-autofocus
            {...field('code')}
          />
          <Field label="Name" maxLength={200} {...field('name')} />
        </FormRow>
        <Field
          label="Description"
          multiline
          rows={2}
          optional
          {...field('description', 'Shoppers don’t see this.')}
        />
        {/* Fields that do not apply to the kind are hidden and keep their text, in case the kind changes back. */}
        <div className="grid grid-cols-2 gap-4">
          <Select label="Type" options={COUPON_TYPE_OPTIONS} {...field('type')} />
          <div hidden={isShipping}>
            <Field
              label={type === 'fixed' ? 'Amount off (₹)' : 'Percent off (%)'}
              {...NUMBER}
              {...field('value')}
            />
          </div>
          <Field label="Minimum order (₹)" optional {...NUMBER} {...field('minAmount')} />
          <div hidden={isShipping}>
            <Field label="Maximum discount (₹)" optional {...NUMBER} {...field('maxDiscount')} />
          </div>
        </div>
        <FormRow>
          <Field
            label="Starts"
            type="datetime-local"
            optional
            {...field('startsAt', 'Indian time. Leave empty to start now.')}
          />
          <Field
            label="Ends"
            type="datetime-local"
            optional
            {...field('endsAt', 'Indian time. Leave empty for no end.')}
          />
        </FormRow>
        <FormRow>
          <Field
            label="Total uses"
            inputMode="numeric"
            optional
            {...field('usageLimit', 'Leave empty for unlimited.')}
          />
          <Field
            label="Uses per customer"
            inputMode="numeric"
            optional
            {...field('perCustomerLimit', 'Leave empty for unlimited.')}
          />
        </FormRow>
        <div>
          <Checkbox {...box('isActive', 'Active')} />
          <Checkbox {...box('isPublic', 'Show the code to everyone in the shop')} />
        </div>
      </WithMeaning>
    </EntityDialog>
  );
}

/** What the coupon would do, whatever its code and name; null while its terms are not valid. */
export function couponTerms(values: CouponValues): CouponForm | null {
  const checked = checkCouponForm({ ...couponBody(values), code: 'CODE', name: 'Coupon', description: '' });
  return checked.ok ? checked.value : null;
}

const ORDERS = [1000, 5000, 25_000, 1_00_000];

function CouponMeaning({ terms }: { readonly terms: CouponForm | null }) {
  if (terms === null) return <Meaning text={null} />;
  return (
    <Meaning text={couponText(terms)} notes={[couponPeriod(terms), couponLimits(terms), switchedOff(terms)]}>
      <MeaningTable
        caption="What orders save"
        head={['An order of', 'saves']}
        rows={ORDERS.map((order) => ({
          key: order,
          name: formatAmount(order),
          value: savingOn(order, terms),
        }))}
      />
    </Meaning>
  );
}

function savingOn(order: number, terms: CouponForm): string {
  const result = applyCoupon({ ...terms, isActive: true }, rupees(order));
  if (!result.isValid) return 'nothing';
  return result.waivesShipping ? 'the shipping' : formatRupees(result.discountAmount);
}

const switchedOff = ({ isActive }: CouponForm) => (isActive ? null : 'Switched off, so no one can use it');
