import { CURRENCIES, type OwnSettings, SETTING_NEEDS } from '../../../contract/settings.ts';
import { namesOfRoles, rolesWith } from '../../../domain/accounts/permissions.ts';
import { ASSUMPTION_NAMES } from '../../../domain/fit/assumption-fields.ts';
import { FIT_ASSUMPTIONS, type FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { NUMBER } from '../dialogs/form-fields.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { useMay } from '../frame/role.tsx';
import { optionsOf } from '../list/options.ts';
import { AMOUNT, CashFields, ConfirmationFields } from './cash-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import { PromiseFields } from './promise-fields.tsx';
import { assumptionLabel, LABELS, type SectionId } from './sections.ts';
import { Fold, HintedBox } from './settings-layout.tsx';
import { type SettingsValues, valuesOf } from './settings-values.ts';
import type { TextAccounts } from './use-settings.ts';

type Form = EntityFormState<SettingsValues>;

interface SectionProps {
  readonly section: SectionId;
  readonly form: Form;
  readonly loaded: OwnSettings;
  readonly accounts: TextAccounts;
}

export function SectionFields({ section, form, loaded, accounts }: SectionProps) {
  const may = useMay();
  /** What the role does not include is shown and stays as it is. */
  const field = (name: keyof SettingsValues & keyof typeof LABELS, hint: string) => {
    const needs = SETTING_NEEDS[name];
    const label = LABELS[name];
    if (needs === undefined || may(needs)) return { label, ...form.field(name, hint) };
    const refusal = `Only ${namesOfRoles(rolesWith(needs))} can change this.`;
    return { label, ...form.field(name, refusal), readOnly: true };
  };
  switch (section) {
    case 'store':
      return (
        <>
          <Field
            autoComplete="organization"
            {...field('storeName', 'Customers see it on invoices, labels and in every mail.')}
          />
          <Field
            type="email"
            {...field('storeEmail', 'Customers see it on the contact page and write to it.')}
          />
          <Field type="tel" {...field('storePhone', 'Customers see it in the footer and call it.')} />
          <div className="sm:col-span-full">
            <Field
              multiline
              rows={3}
              {...field(
                'storeAddress',
                'Printed on invoices. Parcels that can’t be delivered come back here.',
              )}
            />
          </div>
        </>
      );
    case 'payments':
      return (
        <>
          <Select
            label={LABELS.currency}
            // A select cannot be read-only, so it offers nothing else.
            options={optionsOf(
              CURRENCIES.filter((each) => each === loaded.currency || may('change payment settings')),
            )}
            {...form.field('currency', 'Prices are always in Indian rupees.')}
          />
          <Field
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            {...field('orderUnitsMax', 'Customers who want more are asked to send an enquiry.')}
          />
        </>
      );
    case 'cash':
      return (
        <>
          <Field
            {...AMOUNT}
            {...field(
              'cashOrderMax',
              'Above this, cash on delivery isn’t offered and we suggest an enquiry.',
            )}
          />
          <Field
            {...AMOUNT}
            {...field(
              'callAbove',
              'For larger cash orders, call to confirm within two days. Otherwise the items are released.',
            )}
          />
          <CashFields form={form} />
          <ConfirmationFields form={form} />
        </>
      );
    case 'shipping':
      return (
        <>
          <Field
            {...AMOUNT}
            {...field('shippingThreshold', 'Standard shipping is free above this amount.')}
          />
          <Field
            {...AMOUNT}
            {...field('freeShippingAmount', 'What customers pay below it, until their pincode is known.')}
          />
          <PromiseFields form={form} />
        </>
      );
    case 'messages':
      return (
        <>
          <div className="sm:col-span-full">
            <HintedBox
              {...form.box('orderNotices', LABELS.orderNotices)}
              hint="Goes to the store email. Customers get their own mail in any case."
            />
          </div>
          <MessageFields form={form} accounts={accounts} />
        </>
      );
    case 'tax':
      return (
        <>
          <Field
            optional
            spellCheck={false}
            autoCapitalize="characters"
            {...field('gstin', 'Printed on every invoice.')}
          />
          <Field
            {...AMOUNT}
            max={100}
            {...field('taxRate', '0 to 100. Used for products without their own GST rate.')}
          />
        </>
      );
    case 'fit':
      return <FitFields form={form} />;
  }
}

/** The measurements that shops change; the others are folded. */
const USUAL: readonly (keyof FitAssumptions)[] = [
  'aboveProduct',
  'abovePullUpBar',
  'lifterHeight',
  'besideBar',
  'dwellingFloor',
  'comfortableLoadPercent',
];
const GRID = 'grid grid-cols-2 items-end gap-4 sm:col-span-full md:grid-cols-3';

function FitFields({ form }: { readonly form: Form }) {
  const others = ASSUMPTION_NAMES.filter((name) => !USUAL.includes(name));
  const fieldOf = (name: keyof FitAssumptions) => <AssumptionField key={name} name={name} form={form} />;
  return (
    <>
      <p className="text-md text-steel sm:col-span-full">
        We use these where a customer has measured nothing. They decide whether a product “fits”. Leave a
        field empty to use the default.
      </p>
      <div className={GRID}>{USUAL.map(fieldOf)}</div>
      <Fold
        title={`Advanced: ${others.length} more measurements`}
        isOpen={others.some((name) => form.field(`fitAssumptions.${name}`).error !== undefined)}
      >
        <div className={GRID}>{others.map(fieldOf)}</div>
      </Fold>
      <div className="sm:col-span-full">
        <Button
          onClick={() =>
            form.setValue('fitAssumptions', valuesOf(null).fitAssumptions, { shouldDirty: true })
          }
        >
          Reset all to defaults
        </Button>
      </div>
    </>
  );
}

/** An empty one shows its default; beside another value the default is named. */
function AssumptionField({ name, form }: { readonly name: keyof FitAssumptions; readonly form: Form }) {
  const usual = String(FIT_ASSUMPTIONS[name]);
  const isChanged = form.watch(`fitAssumptions.${name}`) !== '';
  return (
    <Field
      label={assumptionLabel(name)}
      {...NUMBER}
      maxLength={8}
      placeholder={usual}
      {...form.field(`fitAssumptions.${name}`, isChanged ? `Default: ${usual}` : undefined)}
    />
  );
}
