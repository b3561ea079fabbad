import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FieldErrors } from '../../dialogs/edit-outcome.ts';
import { LIST_CHOICES, ROUNDING_CHOICES, SALE_CHOICES, type TypedRule, UNITS } from './price-rule.ts';

interface PriceRuleFieldsProps {
  readonly typed: TypedRule;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<TypedRule>) => void;
}

/** What happens to the list price, what to the sale price, and to which kind of price both are rounded. */
export function PriceRuleFields({ typed, errors, onChange }: PriceRuleFieldsProps) {
  const hasSaleAmount = typed.sale !== 'stays' && typed.sale !== 'remove';
  return (
    <>
      <fieldset className="price-rule">
        <legend className="visually-hidden">List price</legend>
        <Choice
          label="List price"
          name="list"
          options={LIST_CHOICES}
          value={typed.list}
          onChoose={(list) => onChange({ list })}
        />
        {typed.list !== 'stays' && (
          <Amount
            name="list"
            value={typed.listAmount}
            unit={typed.listUnit}
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
          value={typed.sale}
          onChoose={(sale) => onChange({ sale })}
        />
        {hasSaleAmount && (
          <Amount
            name="sale"
            value={typed.saleAmount}
            unit={typed.saleUnit}
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
          value={typed.rounding}
          onChoose={(rounding) => onChange({ rounding })}
        />
      </div>
    </>
  );
}

interface AmountProps {
  readonly name: string;
  readonly value: string;
  readonly unit: TypedRule['listUnit'];
  readonly error: string | undefined;
  readonly onAmount: (amount: string) => void;
  readonly onUnit: (unit: TypedRule['listUnit']) => void;
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
