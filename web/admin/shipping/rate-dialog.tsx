import { NATIONAL_ZONE } from '../../../domain/shipping/carrier-rates.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { checkRate, RATE_FIELDS } from './rate-form.ts';
import { saveShipping } from './save-shipping.ts';
import { type Partner, type Rate, readOneRate, readRate } from './shipping-reply.ts';
import { METHOD_OPTIONS, ZONE_OPTIONS } from './shipping-words.ts';
import { partnerOptions } from './use-carriers.ts';

interface RateDialogProps {
  /** Null: a new one. */
  readonly rate: Rate | null;
  readonly partners: readonly Partner[];
  /** The partner whose rates are looked at. */
  readonly suggested: string | undefined;
  readonly onSaved: (rate: Rate) => void;
  /** After a conflict: with the rate as it is now, when it is wanted instead of what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
const written = (amount: number | null | undefined) => (amount == null ? '' : String(amount));

const formValuesOf = (rate: Rate | null): FormValues => ({
  partnerId: rate?.partnerId ?? '',
  zone: rate?.zone ?? NATIONAL_ZONE,
  method: rate?.method ?? '',
  minWeightKg: written(rate?.minWeightKg),
  maxWeightKg: written(rate?.maxWeightKg),
  baseAmount: written(rate?.baseAmount),
  perKgAmount: written(rate?.perKgAmount),
  minDays: written(rate?.minDays),
  maxDays: written(rate?.maxDays),
  isActive: (rate?.isActive ?? true) ? 'on' : '',
});

export function RateDialog({ rate, partners, suggested, onSaved, onReload, onClose }: RateDialogProps) {
  const { form, present, refused } = useEditConflict(rate, {
    ...{ name: 'rate', read: readRate, formValuesOf },
    wordsOf: (name, text, theirs) => (name === 'partnerId' && theirs?.partnerName) || rateWords(text),
  });

  const save = async (typed: FormData): Promise<EditOutcome> => {
    const checked = checkRate(typed);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      ...(present === null
        ? { method: 'POST' as const, path: '/shipping/rates', body: checked.value }
        : {
            method: 'PUT' as const,
            path: `/shipping/rates/${present.id}`,
            body: { ...checked.value, version: present.version },
          }),
      ...{ readOne: readOneRate, onSaved, fields: RATE_FIELDS, refused },
      failed: 'Failed to save the rate',
    });
  };

  return (
    <EditDialog
      title={rate === null ? 'Add a rate' : `Edit a rate of ${rate.partnerName}`}
      saveLabel={rate === null ? 'Add rate' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Select
            // What is chosen at first is chosen when there is something to choose from.
            key={partners.length}
            label="Partner"
            placeholder="Choose a partner"
            options={partnersWith(partners, rate)}
            {...form.field('partnerId', errors)}
            defaultValue={rate?.partnerId ?? suggested}
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

/** A rate keeps its partner, even where the list of them could not be loaded. */
function partnersWith(partners: readonly Partner[], rate: Rate | null) {
  const known = partnerOptions(partners);
  return rate === null || partners.some(({ id }) => id === rate.partnerId)
    ? known
    : [...known, { value: rate.partnerId, label: rate.partnerName }];
}

/** A zone that is no State's stays what it is when the rate is saved. */
const zonesWith = (zone: string | undefined) =>
  zone === undefined || ZONE_OPTIONS.some(({ value }) => value === zone)
    ? ZONE_OPTIONS
    : [...ZONE_OPTIONS, { value: zone, label: zone }];
