import {
  type Carrier,
  type CarrierForm,
  carrierFormSchema,
  carrierSchema,
} from '../../../contract/shipping/carrier.ts';
import { Checkbox, Legend } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { saveAt } from '../admin-call.ts';
import { type EditProps, EntityDialog } from '../dialogs/entity-dialog.tsx';
import { FormFields, FormRow, NUMBER, parseNumber, textsOf } from '../dialogs/form-fields.tsx';
import { type EntityForm, useEntityForm } from '../dialogs/use-entity-form.ts';

type CarrierValues = ReturnType<typeof carrierValues>;

const TEXTS = ['name', 'contactName', 'email', 'phone', 'trackingUrl'] as const;
const RULES = [
  'volumeDivisor',
  'weightStepKg',
  'leastWeightKg',
  'overLengthCm',
  'overLengthCharge',
  'overLengthWeightKg',
  'longestBoxCm',
  'heaviestBoxKg',
] as const;

export const carrierValues = (carrier: Carrier | null) => ({
  ...textsOf(carrier, TEXTS),
  ...textsOf(carrier, RULES),
  isActive: carrier?.isActive ?? true,
});

/** An emptied field takes the rule away. */
export const carrierBody = (values: CarrierValues) => ({
  ...values,
  ...Object.fromEntries(RULES.map((rule) => [rule, parseNumber(values[rule]) ?? null])),
});

const CARRIER: EntityForm<Carrier, CarrierValues, CarrierForm> = {
  kind: 'carrier',
  rowSchema: carrierSchema,
  valuesOf: carrierValues,
  bodyOf: carrierBody,
  bodySchema: carrierFormSchema,
};

type WeightRule = readonly [name: keyof CarrierValues, label: string, hint?: string];

/** A row each. */
const WEIGHT_RULES: readonly (readonly WeightRule[])[] = [
  [
    ['volumeDivisor', 'Volumetric divisor', 'cm³ for 1 kg: 5000 for most couriers, 4500 by road.'],
    ['weightStepKg', 'Round up to (kg)', 'Each box. Usually 0.5.'],
    ['leastWeightKg', 'Minimum weight (kg)', 'Minimum chargeable weight per shipment.'],
  ],
  [
    ['overLengthCm', 'Oversize above (cm)'],
    ['overLengthCharge', 'Surcharge (₹)', 'For each oversize box.'],
    ['overLengthWeightKg', 'Counts as (kg)', 'An oversize box counts as at least this.'],
  ],
  [
    ['longestBoxCm', 'Longest box it takes (cm)'],
    ['heaviestBoxKg', 'Heaviest box it takes (kg)'],
  ],
];

export function CarrierDialog({ row: carrier, ...dialog }: EditProps<Carrier>) {
  const form = useEntityForm(CARRIER, carrier, {
    save: saveAt('/shipping/partners'),
    done: (stored) => `Carrier ${stored === null ? 'created' : 'updated'} successfully`,
    failed: 'Failed to save the carrier',
  });
  const { field, box } = form;
  return (
    <EntityDialog
      form={form}
      title={carrier === null ? 'Add a carrier' : `Edit ${carrier.name}`}
      addLabel="Add carrier"
      {...dialog}
    >
      <Field label="Name" autoComplete="off" data-autofocus {...field('name')} />
      <FormRow>
        <Field label="Contact" optional autoComplete="off" {...field('contactName')} />
        <Field label="Phone" type="tel" optional autoComplete="off" {...field('phone')} />
      </FormRow>
      <Field label="E-mail" type="email" optional autoComplete="off" spellCheck={false} {...field('email')} />
      <Field
        label="Tracking URL"
        type="url"
        optional
        spellCheck={false}
        placeholder="https://carrier.example/track?number={tracking}"
        {...field(
          'trackingUrl',
          'Use {tracking} for the tracking number. Customers get this link with their shipment.',
        )}
      />
      <fieldset className="border-t border-line pt-3">
        <Legend className="float-left">Weights and boxes</Legend>
        <FormFields className="clear-both">
          <p className="text-steel">
            How this carrier calculates chargeable weight. Leave all of these empty if it charges by actual
            weight.
          </p>
          {WEIGHT_RULES.map((rules) => (
            <FormRow key={rules[0]?.[0]}>
              {rules.map(([name, label, hint]) => (
                <Field key={name} label={label} optional {...NUMBER} {...field(name, hint)} />
              ))}
            </FormRow>
          ))}
        </FormFields>
      </fieldset>
      <Checkbox {...box('isActive', 'Active: use its rates and offer it for shipments')} />
    </EntityDialog>
  );
}
