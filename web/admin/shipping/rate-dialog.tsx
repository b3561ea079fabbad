import type { Carrier } from '../../../contract/shipping/carrier.ts';
import { type Rate, rateSchema } from '../../../contract/shipping/rate.ts';
import { NATIONAL_ZONE } from '../../../domain/shipping/carrier-rates.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { readWith } from '../list/list-response.ts';
import { oneReader } from '../read-response.ts';
import { checkRate, RATE_FIELDS } from './rate-form.ts';
import { saveShipping } from './save-shipping.ts';
import { METHOD_OPTIONS, ZONE_OPTIONS } from './shipping-words.ts';
import { carrierOptions } from './use-carriers.ts';

interface RateDialogProps {
  /** Null: a new one. */
  readonly rate: Rate | null;
  readonly carriers: readonly Carrier[];
  /** The carrier that the list is filtered by. */
  readonly suggested: string | undefined;
  readonly onSaved: (rate: Rate) => void;
  /** After an edit conflict: opens the rate as somebody else saved it, and drops what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
const textOf = (amount: number | null | undefined) => (amount == null ? '' : String(amount));

const formValuesOf = (rate: Rate | null): FormValues => ({
  carrierId: rate?.carrierId ?? '',
  zone: rate?.zone ?? NATIONAL_ZONE,
  method: rate?.method ?? '',
  minWeightKg: textOf(rate?.minWeightKg),
  maxWeightKg: textOf(rate?.maxWeightKg),
  baseAmount: textOf(rate?.baseAmount),
  perKgAmount: textOf(rate?.perKgAmount),
  minDays: textOf(rate?.minDays),
  maxDays: textOf(rate?.maxDays),
  isActive: (rate?.isActive ?? true) ? 'on' : '',
});

export function RateDialog({ rate, carriers, suggested, onSaved, onReload, onClose }: RateDialogProps) {
  const { form, present, refused } = useEditConflict(rate, {
    name: 'rate',
    read: readWith(rateSchema),
    formValuesOf,
    wordsOf: (name, text, theirs) => (name === 'carrierId' && theirs?.carrierName) || rateWords(text),
  });

  const save = async (submitted: FormData): Promise<EditOutcome> => {
    const checked = checkRate(submitted);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      ...(present === null
        ? { method: 'POST' as const, path: '/shipping/rates', body: checked.value }
        : {
            method: 'PUT' as const,
            path: `/shipping/rates/${present.id}`,
            body: { ...checked.value, version: present.version },
          }),
      readOne: oneReader('rate', rateSchema),
      onSaved,
      fields: RATE_FIELDS,
      refused,
      failed: 'Failed to save the rate',
    });
  };

  return (
    <EditDialog
      title={rate === null ? 'Add a rate' : `Edit a rate of ${rate.carrierName}`}
      saveLabel={rate === null ? 'Add rate' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Select
            // The default can only be chosen once the carriers are loaded.
            key={carriers.length}
            label="Partner"
            placeholder="Choose a partner"
            options={carriersWith(carriers, rate)}
            {...form.field('carrierId', errors)}
            defaultValue={rate?.carrierId ?? suggested}
            data-autofocus
          />
          <div className="edit-fields-row">
            <Select
              label="Zone"
              options={zonesWith(rate?.zone)}
              {...form.field('zone', errors, 'A State’s own rate comes before that for all of India.')}
            />
            <Select label="Method" options={METHOD_OPTIONS} {...form.field('method', errors)} />
          </div>
          <div className="edit-fields-row">
            <Field
              label="Weight from (kg)"
              optional
              {...form.field('minWeightKg', errors, 'Included. Empty: from 0.')}
              {...number}
            />
            <Field
              label="Weight to (kg)"
              optional
              {...form.field('maxWeightKg', errors, 'Not included. Empty: no end.')}
              {...number}
            />
          </div>
          <div className="edit-fields-row">
            <Field label="Base amount (₹)" optional {...form.field('baseAmount', errors)} {...number} />
            <Field label="Amount per kg (₹)" optional {...form.field('perKgAmount', errors)} {...number} />
          </div>
          <div className="edit-fields-row">
            <Field label="Days from" {...form.field('minDays', errors)} {...number} inputMode="numeric" />
            <Field label="Days to" {...form.field('maxDays', errors)} {...number} inputMode="numeric" />
          </div>
          <Checkbox {...form.box('isActive', 'Active: the rate counts')} />
        </>
      )}
    </EditDialog>
  );
}

const rateWords = (text: string) =>
  [...ZONE_OPTIONS, ...METHOD_OPTIONS].find(({ value }) => value === text)?.label ?? (text || 'nothing');

/** The rate's own carrier is offered even where the list could not be loaded. */
function carriersWith(carriers: readonly Carrier[], rate: Rate | null) {
  const known = carrierOptions(carriers);
  return rate === null || carriers.some(({ id }) => id === rate.carrierId)
    ? known
    : [...known, { value: rate.carrierId, label: rate.carrierName }];
}

/** A zone that is no State's is offered too, so that saving the rate does not change it. */
const zonesWith = (zone: string | undefined) =>
  zone === undefined || ZONE_OPTIONS.some(({ value }) => value === zone)
    ? ZONE_OPTIONS
    : [...ZONE_OPTIONS, { value: zone, label: zone }];
