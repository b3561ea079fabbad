import { namesOfRoles, rolesWith } from '../../../domain/accounts/permissions.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import type { EntityFormState } from '../dialogs/use-entity-form.ts';
import { useMay } from '../frame/role.tsx';
import type { SettingsValues } from './settings-form.tsx';

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
    mayCash ? form.field(name, hint) : { ...form.field(name, refusal), readOnly: true };
}

interface CashBoxProps extends CashProps {
  readonly name: 'cashRules.partPayment' | 'cashConfirmation.isAsked';
  readonly label: string;
  /** What is so while it is ticked, and while it is not. */
  readonly on: string;
  readonly off: string;
}

function CashBox({ form, name, label, on, off }: CashBoxProps) {
  const mayCash = useMay()('change payment settings');
  return (
    <div className="sm:col-span-full">
      {mayCash ? (
        <Checkbox {...form.box(name, label)} />
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
        label="Let customers pay an advance online and the rest in cash"
        on="Customers can pay an advance online and the rest in cash."
        off="Customers can’t pay an advance."
      />
      <Field
        label="Advance (%)"
        type="number"
        inputMode="numeric"
        min={1}
        max={90}
        step={1}
        {...cashField('cashRules.advancePercent', 'Of the total, rounded up to the rupee.')}
      />
      <Field
        label="Cash needs an advance from (₹)"
        optional
        {...AMOUNT}
        {...cashField('cashRules.advanceFrom', 'Empty: never. Needs the advance above to be on.')}
      />
      <Field
        label="Pincodes without cash"
        optional
        multiline
        rows={3}
        {...cashField(
          'cashRules.pincodesWithoutCash',
          'With commas between them. The first 2 to 5 digits stand for a whole area.',
        )}
      />
      <Field
        label="States without cash"
        optional
        multiline
        rows={3}
        {...cashField(
          'cashRules.statesWithoutCash',
          'With commas between them, such as Ladakh, Lakshadweep.',
        )}
      />
    </>
  );
}

export function ConfirmationFields({ form }: CashProps) {
  const cashField = useCashField(form);
  return (
    <>
      <CashBox
        form={form}
        name="cashConfirmation.isAsked"
        label="Ask customers to confirm cash orders by a link"
        on="Customers confirm cash orders by a link."
        off="Customers aren’t asked to confirm cash orders."
      />
      <Field
        label="Days to confirm"
        {...COUNT}
        min={1}
        max={14}
        {...cashField(
          'cashConfirmation.lapseDays',
          'After that the order is cancelled and the items are released.',
        )}
      />
      <Field
        label="Ask again after (days)"
        {...COUNT}
        min={0}
        max={13}
        {...cashField('cashConfirmation.askAgainDays', 'Once. 0: never.')}
      />
      <Field
        label="Points without cash"
        {...COUNT}
        min={1}
        max={100}
        {...cashField(
          'cashConfirmation.scoreLimit',
          'Returned unaccepted: 2 points. Not confirmed, or cancelled after dispatch: 1. Each delivery takes one off.',
        )}
      />
    </>
  );
}
