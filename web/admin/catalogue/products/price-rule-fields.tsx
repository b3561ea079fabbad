import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';
import { LIST_CHOICES, ROUNDING_CHOICES, type RuleValues, SALE_CHOICES, UNITS } from './price-rule.ts';

interface PriceRuleFieldsProps {
  readonly values: RuleValues;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<RuleValues>) => void;
}

/** What happens to the list price, what to the sale price, and to which kind of price both are rounded. */
export function PriceRuleFields({ values, errors, onChange }: PriceRuleFieldsProps) {
  const hasSaleAmount = values.sale !== 'stays' && values.sale !== 'remove';
  return (
    <>
      <fieldset className="price-rule">
        <legend className="visually-hidden">List price</legend>
        <Choice
          label="List price"
          name="list"
          options={LIST_CHOICES}
          value={values.list}
          onChoose={(list) => onChange({ list })}
        />
        {values.list !== 'stays' && (
          <Amount
            name="list"
            value={values.listAmount}
            unit={values.listUnit}
            error={errors.listAmount}
            onAmount={(listAmount) => onChange({ listAmount })}
            onUnit={(listUnit) => onChange({ listUnit })}
          />
        )}
      </fieldset>
      <fieldset className="price-rule">
        <legend className="visually-hidden">Sale price</legend>
        <Choice
          label="Sale price"
          name="sale"
          options={SALE_CHOICES}
          value={values.sale}
          onChoose={(sale) => onChange({ sale })}
        />
        {hasSaleAmount && (
          <Amount
            name="sale"
            value={values.saleAmount}
            unit={values.saleUnit}
            error={errors.saleAmount}
            onAmount={(saleAmount) => onChange({ saleAmount })}
            onUnit={(saleUnit) => onChange({ saleUnit })}
          />
        )}
      </fieldset>
      <div className="price-rule">
        <Choice
          label="Rounding"
          name="rounding"
          options={ROUNDING_CHOICES}
          value={values.rounding}
          onChoose={(rounding) => onChange({ rounding })}
        />
      </div>
    </>
  );
}

interface AmountProps {
  readonly name: string;
  readonly value: string;
  readonly unit: RuleValues['listUnit'];
  readonly error: string | undefined;
  readonly onAmount: (amount: string) => void;
  readonly onUnit: (unit: RuleValues['listUnit']) => void;
}

function Amount({ name, value, unit, error, onAmount, onUnit }: AmountProps) {
  return (
    <>
      <Field
        label="Amount"
        name={`${name}-amount`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        error={error}
        onChange={({ target }) => onAmount(target.value)}
      />
      <Choice label="Unit" name={`${name}-unit`} options={UNITS} value={unit} onChoose={onUnit} />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, name, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Select
      {...{ label, name, options, value }}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    />
  );
}
