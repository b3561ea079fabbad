import type { Carrier } from '../../../contract/shipping/carrier.ts';
import { type Rate, type RateForm, rateFormSchema, rateSchema } from '../../../contract/shipping/rate.ts';
import { NATIONAL_ZONE } from '../../../domain/shipping/carrier-rates.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { saveAt } from '../admin-call.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormRow, NUMBER, textsOf, withNumbers } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';
import { withOption } from '../list/options.ts';
import { carrierOptions } from './shipping-queries.ts';
import { METHOD_OPTIONS, rateFieldText, ZONE_OPTIONS } from './shipping-text.ts';

type RateValues = ReturnType<typeof rateValues>;

const NUMBERS = ['minWeightKg', 'maxWeightKg', 'baseAmount', 'perKgAmount', 'minDays', 'maxDays'] as const;

export const rateValues = (rate: Rate | null) => ({
  carrierId: rate?.carrierId ?? '',
  zone: rate?.zone ?? NATIONAL_ZONE,
  method: String(rate?.method ?? 'standard'),
  ...textsOf(rate, NUMBERS),
  isActive: rate?.isActive ?? true,
});

export const rateBody = (values: RateValues) => withNumbers(values, NUMBERS);

const RATE: EntityForm<Rate, RateValues, RateForm> = {
  kind: 'rate',
  rowSchema: rateSchema,
  valuesOf: rateValues,
  bodyOf: rateBody,
  bodySchema: rateFormSchema,
  fieldText: rateFieldText,
};

interface RateDialogProps extends EditProps<Rate> {
  readonly carriers: readonly Carrier[];
  readonly suggested: string;
}

export function RateDialog({ row: rate, carriers, suggested, ...dialog }: RateDialogProps) {
  const entity = {
    ...RATE,
    valuesOf: (row: Rate | null) => ({ ...rateValues(row), carrierId: row?.carrierId ?? suggested }),
  };
  const form = useEntityForm(entity, rate, {
    save: saveAt('/shipping/rates'),
    done: (stored) => `Shipping rate ${stored === null ? 'created' : 'updated'} successfully`,
    failed: 'Failed to save the rate',
  });
  const { field, box } = form;
  return (
    <EntityDialog
      form={form}
      title={rate === null ? 'Add a rate' : `Edit a rate of ${rate.carrierName}`}
      addLabel="Add rate"
      {...dialog}
    >
      <Select
        // The default can only be chosen once the carriers are loaded.
        key={carriers.length}
        label="Carrier"
        placeholder="Choose a carrier"
        options={withOption(carrierOptions(carriers), rate?.carrierId, rate?.carrierName)}
        data-autofocus
        {...field('carrierId')}
      />
      <FormRow>
        <Select
          label="Zone"
          options={withOption(ZONE_OPTIONS, rate?.zone)}
          {...field('zone', 'A State’s own rate is used before the rate for all of India.')}
        />
        <Select label="Method" options={METHOD_OPTIONS} {...field('method')} />
      </FormRow>
      <FormRow>
        <Field
          label="Weight from (kg)"
          optional
          {...NUMBER}
          {...field('minWeightKg', 'Included. Leave empty for 0.')}
        />
        <Field
          label="Weight to (kg)"
          optional
          {...NUMBER}
          {...field('maxWeightKg', 'Not included. Leave empty for no limit.')}
        />
      </FormRow>
      <FormRow>
        <Field label="Base amount (₹)" optional {...NUMBER} {...field('baseAmount')} />
        <Field label="Amount per kg (₹)" optional {...NUMBER} {...field('perKgAmount')} />
      </FormRow>
      <FormRow>
        <Field label="Days from" {...NUMBER} inputMode="numeric" {...field('minDays')} />
        <Field label="Days to" {...NUMBER} inputMode="numeric" {...field('maxDays')} />
      </FormRow>
      <Checkbox {...box('isActive', 'Active: use this rate')} />
    </EntityDialog>
  );
}
