import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CURRENCIES, type Settings } from '../../../contract/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { callAdmin } from '../admin-call.ts';
import { type FieldErrors, outcomeOf } from '../dialogs/edit-outcome.ts';
import { useUnsavedChanges } from '../dialogs/use-unsaved-changes.ts';
import { Box } from '../frame/admin-page.tsx';
import {
  currentSettings,
  readSettings,
  type SettingsField,
  settingsBody,
  settingsErrors,
} from './admin-settings.ts';

const SAVED = 'Settings saved successfully!';
const FAILED = 'Failed to save settings';
const currencies = CURRENCIES.map((value) => ({ value, label: value }));

interface Outcome {
  readonly is: 'saved' | 'failed';
  readonly text: string;
  readonly why?: string;
}

/** The form's values stay whatever the server answers. What somebody else saved meanwhile is shown below them. */
export function SettingsForm({ stored }: { readonly stored: Settings }) {
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(stored.version);
  const [others, setOthers] = useState<Settings | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { markSaved } = useUnsavedChanges(form);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const wrong = settingsErrors(values);
    setErrors(wrong ?? {});
    setOutcome(null);
    if (wrong !== null) return;
    setBusy(true);
    try {
      const body = settingsBody(values, version, new Date());
      const saved = readSettings(await callAdmin('/settings', { method: 'PUT', body }));
      setVersion(saved.version);
      setOthers(null);
      markSaved();
      setOutcome({ is: 'saved', text: SAVED });
    } catch (thrown) {
      const current = currentSettings(thrown);
      const result = outcomeOf(thrown);
      if (result.is === 'invalid') setErrors(result.errors);
      if (current !== undefined) {
        setVersion(current.version);
        setOthers(current);
      }
      const why =
        current === undefined
          ? 'message' in result
            ? result.message
            : ''
          : 'Somebody else saved them meanwhile. What is different stands below your words; save again to keep yours.';
      setOutcome({ is: 'failed', text: FAILED, why });
    }
    setBusy(false);
  };

  /** The props of a field; its hint says what somebody else has saved. */
  const of = (name: SettingsField, hint?: string) => {
    const elsewhere = others === null ? undefined : `Saved by somebody else: ${others[name]}`;
    const own = form.current === null ? undefined : new FormData(form.current).get(name);
    return {
      name,
      error: errors[name],
      hint: others !== null && String(others[name]) !== own ? elsewhere : hint,
      defaultValue: String(stored[name]),
    };
  };

  return (
    <form ref={form} className="settings" noValidate onSubmit={(event) => void submit(event)}>
      <Box title="Store">
        <div className="box-body settings-fields">
          <Field label="Store name" autoComplete="organization" {...of('storeName')} />
          <Field label="Store email" type="email" {...of('storeEmail')} />
          <Field label="Store phone" type="tel" {...of('storePhone')} />
          <Field
            label="GSTIN"
            optional
            spellCheck={false}
            autoCapitalize="characters"
            {...of('gstin', 'Printed on every invoice.')}
          />
          <div className="settings-wide">
            <Field label="Store address" multiline rows={3} {...of('storeAddress')} />
          </div>
        </div>
      </Box>
      <Box title="Prices and shipping">
        <div className="box-body settings-fields">
          <Select
            label="Currency"
            options={currencies}
            {...of('currency', 'Prices stay in Indian rupees.')}
          />
          <Field
            label="Tax rate (%)"
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step="any"
            {...of('taxRate', '0 to 100. Counts for products without a GST rate of their own.')}
          />
          <Field
            label="Shipping threshold (₹)"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            {...of('shippingThreshold', 'Above this amount, standard shipping is free.')}
          />
          <Field
            label="Standard shipping amount (₹)"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            {...of('freeShippingAmount')}
          />
        </div>
      </Box>
      <Box title="Size of an order">
        <div className="box-body settings-fields">
          <Field
            label="Largest cash order (₹)"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            {...of('cashOrderMax', 'Above it, cash on delivery is refused with a hint to the enquiry.')}
          />
          <Field
            label="Call to confirm above (₹)"
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            {...of(
              'callAbove',
              'A larger cash order gives its goods back unless you confirm it in two days.',
            )}
          />
          <Field
            label="Pieces in an order"
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            {...of('orderUnitsMax', 'The most that one order may have, however it is paid.')}
          />
        </div>
      </Box>
      <div className="settings-end">
        <Button type="submit" kind="primary" busy={isBusy} busyLabel="Saving...">
          Save settings
        </Button>
        {outcome !== null && (
          <p className={`settings-outcome settings-${outcome.is}`} role="alert">
            <b>{outcome.text}</b> {outcome.why}
          </p>
        )}
      </div>
    </form>
  );
}
