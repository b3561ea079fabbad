import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  CURRENCIES,
  type OwnSettings,
  ownSettingsSchema,
  SETTING_NEEDS,
  type SellerSettings,
  sellerSettingsSchema,
  withDefaults,
} from '../../../contract/settings.ts';
import { namesOfRoles, rolesWith } from '../../../domain/accounts/permissions.ts';
import { CHANNEL_SETTINGS } from '../../../domain/channels/channel.ts';
import { ASSUMPTION_FIELDS, ASSUMPTION_NAMES } from '../../../domain/fit/assumption-fields.ts';
import { FIT_ASSUMPTIONS, type FitAssumptions } from '../../../domain/fit/assumptions.ts';
import type { CashConfirmation } from '../../../domain/orders/cash-confirmation.ts';
import type { CashRules } from '../../../domain/orders/cash-rules.ts';
import { BADGE_TONES } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { callAdmin } from '../admin-call.ts';
import { NUMBER, parseNumber, textsOf, withNumbers } from '../dialogs/form-fields.tsx';
import { type EntityForm, type EntityFormState, useEntityForm } from '../dialogs/use-entity-form.ts';
import { useUnsavedGuard } from '../dialogs/use-unsaved-guard.ts';
import { Box } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { optionsOf } from '../list/options.ts';
import { AMOUNT, CashFields, ConfirmationFields } from './cash-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { PromiseFields, promiseBody, promiseValues } from './promise-fields.tsx';
import { readOwnSettings, type TextAccounts } from './use-settings.ts';

const OUTCOMES = { saved: 'Settings saved successfully!', failed: 'Failed to save settings' };
const CONFLICT =
  'Someone else saved these settings. Their values are shown below yours. Save again to keep yours.';

export type SettingsValues = ReturnType<typeof valuesOf>;

const cashValuesOf = (rules: CashRules) => ({
  partPayment: rules.partPayment,
  advancePercent: String(rules.advancePercent),
  advanceFrom: String(rules.advanceFrom ?? ''),
  pincodesWithoutCash: rules.pincodesWithoutCash.join(', '),
  statesWithoutCash: rules.statesWithoutCash.join(', '),
});

const CONFIRMATION_NUMBERS = ['lapseDays', 'askAgainDays', 'scoreLimit'] as const;

const confirmationValuesOf = (confirmation: CashConfirmation) => ({
  isAsked: confirmation.isAsked,
  ...textsOf(confirmation, CONFIRMATION_NUMBERS),
});

/** Commas or new lines between them. */
const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const cashRulesOf = ({ advanceFrom, ...values }: ReturnType<typeof cashValuesOf>) => ({
  ...withNumbers(values, ['advancePercent']),
  advanceFrom: parseNumber(advanceFrom) ?? null,
  pincodesWithoutCash: listOf(values.pincodesWithoutCash.replaceAll(/\s+/g, ',')),
  statesWithoutCash: listOf(values.statesWithoutCash),
});

const NUMBERS = [
  'taxRate',
  'shippingThreshold',
  'freeShippingAmount',
  'cashOrderMax',
  'callAbove',
  'orderUnitsMax',
] as const;

const valuesOf = (settings: OwnSettings | null) => ({
  ...textsOf(settings, ['storeName', 'storeEmail', 'storePhone', 'storeAddress', 'gstin', 'currency']),
  ...textsOf(settings, NUMBERS),
  orderNotices: settings?.orderNotices ?? true,
  cashRules: cashValuesOf(withDefaults(settings ?? {}).cashRules),
  cashConfirmation: confirmationValuesOf(withDefaults(settings ?? {}).cashConfirmation),
  fitAssumptions: textsOf(settings?.fitAssumptions ?? null, ASSUMPTION_NAMES),
  deliveryPromise: promiseValues(settings?.deliveryPromise),
  channels: settings?.channels ?? CHANNEL_SETTINGS,
});

const SETTINGS: EntityForm<OwnSettings, SettingsValues, SellerSettings> = {
  kind: 'settings',
  rowSchema: ownSettingsSchema,
  valuesOf,
  bodyOf: ({ fitAssumptions, deliveryPromise, cashRules, cashConfirmation, ...values }) => ({
    ...withNumbers(values, NUMBERS),
    cashRules: cashRulesOf(cashRules),
    cashConfirmation: withNumbers(cashConfirmation, CONFIRMATION_NUMBERS),
    fitAssumptions: withNumbers(fitAssumptions, ASSUMPTION_NAMES),
    deliveryPromise: promiseBody(deliveryPromise),
  }),
  bodySchema: sellerSettingsSchema,
};

/** The form's values stay whatever the server answers. What somebody else saved meanwhile is shown below them. */
export function SettingsForm({
  loaded,
  accounts,
}: {
  readonly loaded: OwnSettings;
  readonly accounts: TextAccounts;
}) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const form = useEntityForm(SETTINGS, loaded, {
    save: (body, stored) =>
      callAdmin('/settings', {
        method: 'PUT',
        body: { id: 1, ...body, version: stored?.version, updated_at: new Date().toISOString() },
      }).catch((thrown: unknown) => {
        setOutcome('failed');
        throw thrown;
      }),
    onSaved: (response) => {
      form.restart(readOwnSettings(response));
      setOutcome('saved');
    },
  });
  const may = useMay();
  /** What the role does not include is shown and stays as it is. */
  const field = (
    name: Exclude<
      keyof SettingsValues,
      'orderNotices' | 'cashRules' | 'cashConfirmation' | 'fitAssumptions' | 'deliveryPromise' | 'channels'
    >,
    hint?: string,
  ) => {
    const needs = SETTING_NEEDS[name];
    if (needs === undefined || may(needs)) return form.field(name, hint);
    return { ...form.field(name, `Only ${namesOfRoles(rolesWith(needs))} can change this.`), readOnly: true };
  };
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedGuard(isDirty);

  // What was shown before is shown at once, and may be out of date.
  const followLoaded = useEffectEvent(() => {
    if (!isDirty && loaded.version > (form.stored?.version ?? 0)) form.restart(loaded);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version was loaded
  useEffect(() => followLoaded(), [loaded.version]);

  // An address such as /admin/settings#gstin leads to its field.
  const { hash } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wanted = hash === '' ? null : element.current?.elements.namedItem(hash.slice(1));
    if (wanted instanceof HTMLElement) wanted.focus();
  }, [hash]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    setOutcome(null);
    void form.submit(event);
  };

  return (
    <form ref={element} className="grid max-w-240 gap-4" noValidate onSubmit={submit}>
      <SettingsBox title="Store">
        <Field label="Store name" autoComplete="organization" {...field('storeName')} />
        <Field label="Store email" type="email" {...field('storeEmail')} />
        <Field label="Store phone" type="tel" {...field('storePhone')} />
        <Field
          label="GSTIN"
          optional
          spellCheck={false}
          autoCapitalize="characters"
          {...field('gstin', 'Printed on every invoice.')}
        />
        <div className="sm:col-span-full">
          <Field label="Store address" multiline rows={3} {...field('storeAddress')} />
        </div>
      </SettingsBox>
      <SettingsBox title="Prices and shipping">
        <Select
          label="Currency"
          // A select cannot be read-only, so it offers nothing else.
          options={optionsOf(
            CURRENCIES.filter((each) => each === loaded.currency || may('change payment settings')),
          )}
          {...form.field('currency', 'Prices are always in Indian rupees.')}
        />
        <Field
          label="Tax rate (%)"
          {...AMOUNT}
          max={100}
          {...field('taxRate', '0 to 100. Used for products without their own GST rate.')}
        />
        <Field
          label="Shipping threshold (₹)"
          {...AMOUNT}
          {...field('shippingThreshold', 'Standard shipping is free above this amount.')}
        />
        <Field label="Standard shipping amount (₹)" {...AMOUNT} {...field('freeShippingAmount')} />
      </SettingsBox>
      <SettingsBox title="Order limits">
        <Field
          label="Largest cash order (₹)"
          {...AMOUNT}
          {...field('cashOrderMax', 'Above this, cash on delivery isn’t offered and we suggest an enquiry.')}
        />
        <Field
          label="Call to confirm above (₹)"
          {...AMOUNT}
          {...field(
            'callAbove',
            'For larger cash orders, call to confirm within two days. Otherwise the items are released.',
          )}
        />
        <Field
          label="Maximum pieces per order"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          {...field('orderUnitsMax', 'Applies to all payment methods.')}
        />
      </SettingsBox>
      <SettingsBox title="Part payment and cash">
        <CashFields form={form} />
      </SettingsBox>
      <SettingsBox title="Confirming cash orders">
        <ConfirmationFields form={form} />
      </SettingsBox>
      <SettingsBox title="Delivery promise">
        <PromiseFields form={form} />
      </SettingsBox>
      <SettingsBox title="E-mail notifications">
        <div className="sm:col-span-full">
          <Checkbox {...form.box('orderNotices', 'E-mail me about each new order')} />
        </div>
      </SettingsBox>
      <SettingsBox title="Messages">
        <MessageFields form={form} accounts={accounts} />
      </SettingsBox>
      <SettingsBox title="Fit">
        <p className="text-md text-steel sm:col-span-full">
          What we reckon with where nothing can be measured. Leave a field empty to use the default.
        </p>
        <div className="grid grid-cols-2 items-end gap-4 sm:col-span-full md:grid-cols-3">
          {ASSUMPTION_NAMES.map((name) => (
            <AssumptionField
              key={name}
              name={name}
              isChanged={form.watch(`fitAssumptions.${name}`) !== ''}
              fieldOf={(hint) => form.field(`fitAssumptions.${name}`, hint)}
            />
          ))}
        </div>
        <div className="sm:col-span-full">
          <Button
            onClick={() =>
              form.setValue('fitAssumptions', valuesOf(null).fitAssumptions, { shouldDirty: true })
            }
          >
            Reset all to defaults
          </Button>
        </div>
      </SettingsBox>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyLabel="Saving...">
          Save settings
        </Button>
        {outcome !== null && (
          <p
            className={`flex-[1_1_280px] rounded-sm px-3 py-2 wrap-anywhere ${BADGE_TONES[outcome === 'saved' ? 'green' : 'red']}`}
            role="alert"
          >
            <b>{OUTCOMES[outcome]}</b> {errors.root?.type === 'conflict' ? CONFLICT : errors.root?.message}
          </p>
        )}
      </div>
    </form>
  );
}

interface AssumptionFieldProps {
  readonly name: keyof FitAssumptions;
  readonly isChanged: boolean;
  readonly fieldOf: (hint: string | undefined) => ReturnType<EntityFormState<SettingsValues>['field']>;
}

/** An empty one shows its default; beside another value the default is named. */
function AssumptionField({ name, isChanged, fieldOf }: AssumptionFieldProps) {
  const { label, unit } = ASSUMPTION_FIELDS[name];
  const usual = String(FIT_ASSUMPTIONS[name]);
  return (
    <Field
      label={`${label} (${unit})`}
      {...NUMBER}
      maxLength={8}
      placeholder={usual}
      {...fieldOf(isChanged ? `Default: ${usual}` : undefined)}
    />
  );
}

function SettingsBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box title={title}>
      <div className="grid gap-4 p-4 sm:grid-cols-2 sm:items-start">{children}</div>
    </Box>
  );
}
