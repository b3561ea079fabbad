import { useState } from 'react';
import {
  checkDiscountForm,
  type DiscountForm,
  type DiscountRecord,
  discountFormSchema,
  discountSchema,
} from '../../../contract/promotions/discount.ts';
import type { DiscountState } from '../../../domain/promotions/discount.ts';
import { discountPeriod, discountText } from '../../../domain/promotions/promotion-text.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { saveAt } from '../admin-call.ts';
import { useCategories } from '../catalogue/use-categories.ts';
import { useAllRows } from '../data/use-admin-query.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow, NUMBER, parseNumber, textOf, textsOf } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { namedOptions, withOption } from '../list/options.ts';
import { Meaning, WithMeaning } from './meaning.tsx';
import { PricePreview, samplePath } from './price-preview.tsx';
import { type ChosenProduct, ProductPicker } from './product-picker.tsx';
import type { StateOption } from './promotion-tiles.tsx';

export const DISCOUNT_STATE_OPTIONS: readonly StateOption<DiscountState>[] = [
  { value: 'live', label: 'Live', tone: 'green' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'ended', label: 'Ended', tone: 'red' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
];

const DISCOUNT_TYPE_OPTIONS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
];

const TARGET_OPTIONS = [
  { value: 'all', label: 'Every product' },
  { value: 'category', label: 'A category' },
  { value: 'product', label: 'One product' },
];

/** `everything` because `all` in the address means: no filter. */
export const TARGET_FILTERS = [{ value: 'everything', label: 'Every product' }, ...TARGET_OPTIONS.slice(1)];

export function discountFieldText(name: string, text: string): string {
  if (text === '') return 'nothing';
  const known = name === 'type' ? DISCOUNT_TYPE_OPTIONS : name === 'appliesTo' ? TARGET_OPTIONS : [];
  if (name === 'from' || name === 'to') return formatLongDate(text);
  return known.find(({ value }) => value === text)?.label ?? text;
}

type DiscountValues = ReturnType<typeof discountValues>;

/** Each kind of target has a field of its own, which keeps its value in case the kind changes back. */
export function discountValues(discount: DiscountRecord | null) {
  const targetFor = (scope: DiscountRecord['appliesTo']) =>
    discount?.appliesTo === scope ? textOf(discount.targetId) : '';
  return {
    ...textsOf(discount, ['name', 'value', 'from', 'to']),
    type: String(discount?.type ?? 'percentage'),
    appliesTo: String(discount?.appliesTo ?? 'all'),
    targetId: { category: targetFor('category'), product: targetFor('product') },
    isActive: discount?.isActive ?? true,
  };
}

export function discountBody({ appliesTo, targetId, ...values }: DiscountValues) {
  return {
    ...values,
    appliesTo,
    value: parseNumber(values.value),
    targetId: appliesTo === 'category' || appliesTo === 'product' ? targetId[appliesTo] : null,
    from: values.from || null,
    to: values.to || null,
  };
}

/** What the discount would do, whatever its name; null while its terms are not valid. */
export function discountTerms(values: DiscountValues): DiscountForm | null {
  const checked = checkDiscountForm({ ...discountBody(values), name: 'Discount' });
  return checked.ok ? checked.value : null;
}

const DISCOUNT: EntityForm<DiscountRecord, DiscountValues, DiscountForm> = {
  kind: 'discount',
  rowSchema: discountSchema,
  valuesOf: discountValues,
  bodyOf: discountBody,
  bodySchema: discountFormSchema,
  fieldText: (name, text, theirs) =>
    text === theirs.targetId ? (theirs.targetName ?? text) : discountFieldText(name, text),
};

export function DiscountDialog({ row: discount, ...dialog }: EditProps<DiscountRecord>) {
  const form = useEntityForm(DISCOUNT, discount, {
    save: saveAt('/discounts'),
    done: (stored) => `Discount ${stored === null ? 'created' : 'updated'} successfully`,
    failed: 'Failed to save discount',
  });
  const categories = useCategories();
  const [product, setProduct] = useState(() => productOf(discount));
  const { field, box } = form;
  const [type, appliesTo, category] = form.watch(['type', 'appliesTo', 'targetId.category']);
  const targetError = form.formState.errors.targetId?.message;
  const meaning = (
    <DiscountMeaning
      terms={discountTerms(form.watch())}
      ownId={discount?.id}
      targetName={(id) => [product, ...categories].find((target) => target?.id === id)?.name}
    />
  );
  return (
    <EntityDialog
      form={form}
      title={discount === null ? 'Add Discount' : 'Edit Discount'}
      size="large"
      addLabel="Add discount"
      {...dialog}
    >
      <WithMeaning meaning={meaning}>
        <Field label="Name" maxLength={200} data-autofocus {...field('name', 'Shoppers don’t see this.')} />
        <FormRow>
          <Select label="Type" options={DISCOUNT_TYPE_OPTIONS} {...field('type')} />
          <Field
            label={type === 'fixed' ? 'Amount off (₹)' : 'Percent off (%)'}
            {...NUMBER}
            {...field('value')}
          />
        </FormRow>
        <Select label="Applies to" options={TARGET_OPTIONS} {...field('appliesTo')} />
        <div hidden={appliesTo !== 'category'}>
          <Select
            label="Category"
            placeholder="Choose a category"
            options={withOption(namedOptions(categories), category)}
            {...field('targetId.category')}
            value={category}
            error={appliesTo === 'category' ? targetError : undefined}
          />
        </div>
        {appliesTo === 'product' && (
          <ProductPicker
            chosen={product}
            error={targetError}
            hint={field('targetId.product').hint}
            onChoose={(chosen) => {
              setProduct(chosen);
              form.setValue('targetId.product', chosen?.id ?? '', { shouldDirty: true });
            }}
          />
        )}
        <FormRow>
          <Field
            label="First day"
            type="date"
            optional
            {...field('from', 'Indian time. Leave empty to start now.')}
          />
          <Field
            label="Last day"
            type="date"
            optional
            {...field('to', 'Up to midnight. Leave empty for no end.')}
          />
        </FormRow>
        <Checkbox {...box('isActive', 'Active')} />
      </WithMeaning>
    </EntityDialog>
  );
}

function productOf(discount: DiscountRecord | null): ChosenProduct | null {
  if (discount?.appliesTo !== 'product' || discount.targetId === null) return null;
  return { id: discount.targetId, name: discount.targetName ?? discount.targetId };
}

interface DiscountMeaningProps {
  readonly terms: DiscountForm | null;
  readonly ownId: string | undefined;
  readonly targetName: (id: string) => string | undefined;
}

function DiscountMeaning({ terms, ownId, targetName }: DiscountMeaningProps) {
  const [now] = useState(() => new Date());
  const live = useAllRows('discount', '/discounts?status=live&limit=1000', discountSchema);
  if (terms === null) return <Meaning text={null} />;
  const name = terms.targetId === null ? null : (targetName(terms.targetId) ?? null);
  return (
    <Meaning
      text={discountText(terms, name)}
      notes={[discountPeriod(terms), terms.isActive ? null : 'Switched off, so prices don’t change']}
    >
      <PricePreview
        key={samplePath(terms)}
        discount={terms}
        others={live.filter(({ id }) => id !== ownId)}
        now={now}
      />
      <p className="text-xs text-steel">
        If several discounts apply, the best one is used. Coupons apply on top.
      </p>
    </Meaning>
  );
}
