import { DELIVERY_ZONES, PROMISE_TERMS } from '../../../domain/shipping/promise.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { daysText, promiseValues } from './promise-values.ts';
import { LABELS, METHOD_NAMES, ZONE_NAMES } from './sections.ts';
import type { SettingsValues } from './settings-values.ts';

/** What the promised dates are worked out from. An empty field shows its default. */
export function PromiseFields({ form }: { readonly form: EntityFormState<SettingsValues> }) {
  return (
    <>
      <p className="text-md text-steel sm:col-span-full">
        Shoppers see these dates before they order, and each order keeps its own. Working days are Monday to
        Saturday, without your holidays. Leave a field empty to use the default.
      </p>
      <Field
        label={LABELS['deliveryPromise.cutOffHour']}
        inputMode="numeric"
        placeholder={String(PROMISE_TERMS.cutOffHour)}
        {...form.field(
          'deliveryPromise.cutOffHour',
          '0 to 24. Orders from this hour on start the next working day.',
        )}
      />
      <Field
        label={LABELS['deliveryPromise.dispatchDays']}
        inputMode="numeric"
        placeholder={String(PROMISE_TERMS.dispatchDays)}
        {...form.field('deliveryPromise.dispatchDays', 'A product’s own lead days come on top.')}
      />
      {(['standard', 'express'] as const).map((method) => (
        <fieldset key={method} className="sm:col-span-full">
          <legend className="pb-2 font-semibold">{METHOD_NAMES[method]}, days in transit</legend>
          <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-4">
            {DELIVERY_ZONES.map((zone) => (
              <Field
                key={zone}
                label={ZONE_NAMES[zone]}
                aria-label={`${METHOD_NAMES[method]}: ${ZONE_NAMES[zone]}`}
                autoComplete="off"
                placeholder={daysText(PROMISE_TERMS[method][zone])}
                {...form.field(`deliveryPromise.${method}.${zone}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-steel sm:col-span-full">
        Remote areas are the north-east, Jammu and Kashmir, Ladakh and the islands. A carrier’s own days, from
        its list of pincodes, come first.
      </p>
      <div className="sm:col-span-full">
        <Field
          label={LABELS['deliveryPromise.holidays']}
          optional
          multiline
          rows={4}
          placeholder="2026-11-09"
          {...form.field('deliveryPromise.holidays', 'One date per line, such as 2026-11-09 or 09/11/2026.')}
        />
      </div>
      <div className="sm:col-span-full">
        <Button
          onClick={() => form.setValue('deliveryPromise', promiseValues(undefined), { shouldDirty: true })}
        >
          Reset the promise to defaults
        </Button>
      </div>
    </>
  );
}
