import { namesOfRoles, rolesWith } from '../../../domain/accounts/permissions.ts';
import { Field } from '../../ui/field.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { useMay } from '../frame/role.tsx';
import { LABELS } from './sections.ts';
import { Fold, HintedBox } from './settings-layout.tsx';
import type { SettingsValues } from './settings-values.ts';

export const AMOUNT = { type: 'number', inputMode: 'decimal', min: 0, step: 'any' } as const;
const COUNT = { type: 'number', inputMode: 'numeric', step: 1 } as const;

interface CashProps {
  readonly form: EntityFormState<SettingsValues>;
}

type CashField =
  | `cashRules.${Exclude<keyof SettingsValues['cashRules'], 'partPayment'>}`
  | `cashConfirmation.${Exclude<keyof SettingsValues['cashConfirmation'], 'isAsked'>}`;

function useCashField(form: CashProps['form']) {
  const mayCash = useMay()('change payment settings');
  const refusal = `Only ${namesOfRoles(rolesWith('change payment settings'))} can change this.`;
  return (name: CashField, hint: string) =>
    mayCash
      ? { label: LABELS[name], ...form.field(name, hint) }
      : { label: LABELS[name], ...form.field(name, refusal), readOnly: true };
}

interface CashBoxProps extends CashProps {
  readonly name: 'cashRules.partPayment' | 'cashConfirmation.isAsked';
  readonly hint: string;
  /** What is so while it is ticked, and while it is not. */
  readonly on: string;
  readonly off: string;
}

function CashBox({ form, name, hint, on, off }: CashBoxProps) {
  const mayCash = useMay()('change payment settings');
  return (
    <div className="sm:col-span-full">
      {mayCash ? (
        <HintedBox {...form.box(name, LABELS[name])} hint={hint} />
      ) : (
        <p className="text-md">{form.watch(name) ? on : off}</p>
      )}
    </div>
  );
}

export function CashFields({ form }: CashProps) {
  const cashField = useCashField(form);
  return (
    <>
      <CashBox
        form={form}
        name="cashRules.partPayment"
        hint="At checkout they choose: pay everything now, or an advance now and the rest in cash."
        on="Customers can pay an advance online and the rest in cash."
        off="Customers can’t pay an advance."
      />
      <Field
        type="number"
        inputMode="numeric"
        min={1}
        max={90}
        step={1}
        {...cashField(
          'cashRules.advancePercent',
          'The share of the total that customers pay online, rounded up to the rupee.',
        )}
      />
      <Field
        optional
        {...AMOUNT}
        {...cashField(
          'cashRules.advanceFrom',
          'From this total on, customers can’t pay everything in cash. Leave empty for no limit. Works only with the advance above.',
        )}
      />
      <Field
        optional
        multiline
        rows={3}
        {...cashField(
          'cashRules.pincodesWithoutCash',
          'Customers there pay online. Separate with commas. The first 2 to 5 digits stand for a whole area.',
        )}
      />
      <Field
        optional
        multiline
        rows={3}
        {...cashField(
          'cashRules.statesWithoutCash',
          'Customers there pay online. Separate with commas, such as Ladakh, Lakshadweep.',
        )}
      />
    </>
  );
}

export function ConfirmationFields({ form }: CashProps) {
  const cashField = useCashField(form);
  const { error: scoreError } = form.field('cashConfirmation.scoreLimit');
  return (
    <>
      <CashBox
        form={form}
        name="cashConfirmation.isAsked"
        hint="They get a link by mail and by text. We pack the order once they have confirmed."
        on="Customers confirm cash orders by a link."
        off="Customers aren’t asked to confirm cash orders."
      />
      <Field
        {...COUNT}
        min={1}
        max={14}
        {...cashField(
          'cashConfirmation.lapseDays',
          'Then the order is cancelled and its items are for sale again.',
        )}
      />
      <Field
        {...COUNT}
        min={0}
        max={13}
        {...cashField(
          'cashConfirmation.askAgainDays',
          'Customers who haven’t confirmed get one more message. Enter 0 for none.',
        )}
      />
      <Fold title="Advanced: customers who refused parcels" isOpen={scoreError !== undefined}>
        <Field
          {...COUNT}
          min={1}
          max={100}
          {...cashField(
            'cashConfirmation.scoreLimit',
            'From so many points on, a customer can’t pay in cash. A refused parcel is 2 points; an order that was not confirmed, or was cancelled after dispatch, 1. Each delivery removes 1.',
          )}
        />
      </Fold>
    </>
  );
}
