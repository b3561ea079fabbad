import { NATIONAL_ZONE } from '../../../domain/shipping-rates.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { checkRate, RATE_FIELDS } from './rate-form.ts';
import { saveShipping } from './save-shipping.ts';
import { type Partner, type Rate, readOneRate } from './shipping-reply.ts';
import { METHOD_OPTIONS, ZONE_OPTIONS } from './shipping-words.ts';
import { partnerOptions } from './use-partners.ts';

interface RateDialogProps {
  /** Null: a new one. */
  readonly rate: Rate | null;
  readonly partners: readonly Partner[];
  /** The partner whose rates are looked at. */
  readonly suggested: string | undefined;
  readonly onSaved: (rate: Rate) => void;
  /** After a conflict: with the rate as it is now. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const;

export function RateDialog({ rate, partners, suggested, onSaved, onReload, onClose }: RateDialogProps) {
  const save = async (form: FormData): Promise<EditOutcome> => {
    const checked = checkRate(form);
    if (!checked.ok) return { is: 'invalid', errors: checked.errors };
    return saveShipping({
      ...(rate === null
        ? { method: 'POST' as const, path: '/shipping/rates', body: checked.value }
        : {
            method: 'PUT' as const,
            path: `/shipping/rates/${rate.id}`,
            body: { ...checked.value, version: rate.version },
          }),
      ...{ readOne: readOneRate, onSaved, fields: RATE_FIELDS },
      failed: 'Failed to save the rate',
    });
  };

  return (
    <EditDialog
      title={rate === null ? 'Add a rate' : `Edit a rate of ${rate.partnerName}`}
      saveLabel={rate === null ? 'Add rate' : 'Save changes'}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Select
            // What is chosen at first is chosen when there is something to choose from.
            key={partners.length}
            label="Partner"
            name="partnerId"
            placeholder="Choose a partner"
            options={partnersWith(partners, rate)}
            defaultValue={rate?.partnerId ?? suggested}
            error={errors.partnerId}
            data-autofocus
          />
          <div className="edit-fields-row">
            <Select
              label="Zone"
              name="zone"
              hint="A State’s own rate comes before that for all of India."
              options={zonesWith(rate?.zone)}
              defaultValue={rate?.zone ?? NATIONAL_ZONE}
              error={errors.zone}
            />
            <Select
              label="Method"
              name="method"
              options={METHOD_OPTIONS}
              defaultValue={rate?.method}
              error={errors.method}
            />
          </div>
          <div className="edit-fields-row">
            <Field
              label="Weight from (kg)"
              name="minWeightKg"
              optional
              hint="Included. Empty: from 0."
              defaultValue={rate?.minWeightKg}
              error={errors.minWeightKg}
              {...number}
            />
            <Field
              label="Weight to (kg)"
              name="maxWeightKg"
              optional
              hint="Not included. Empty: no end."
              defaultValue={rate?.maxWeightKg ?? ''}
              error={errors.maxWeightKg}
              {...number}
            />
          </div>
          <div className="edit-fields-row">
            <Field
              label="Base amount (₹)"
              name="baseAmount"
              optional
              defaultValue={rate?.baseAmount}
              error={errors.baseAmount}
              {...number}
            />
            <Field
              label="Amount per kg (₹)"
              name="perKgAmount"
              optional
              defaultValue={rate?.perKgAmount}
              error={errors.perKgAmount}
              {...number}
            />
          </div>
          <div className="edit-fields-row">
            <Field
              label="Days from"
              name="minDays"
              defaultValue={rate?.minDays}
              error={errors.minDays}
              {...number}
              inputMode="numeric"
            />
            <Field
              label="Days to"
              name="maxDays"
              defaultValue={rate?.maxDays}
              error={errors.maxDays}
              {...number}
              inputMode="numeric"
            />
          </div>
          <Checkbox label="Active: the rate counts" name="isActive" defaultChecked={rate?.isActive ?? true} />
        </>
      )}
    </EditDialog>
  );
}

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
