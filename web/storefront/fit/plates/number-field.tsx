import { Input } from '../../../ui/control.tsx';
import { FieldFrame, useFieldControl } from '../../../ui/field.tsx';
import { useDisabledUntilHydrated } from '../../../ui/use-hydrated.ts';
import { useCommittedText } from '../use-committed-text.ts';
import { kgText } from './side-text.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function NumberField({ label, unit, value, min, max, onChange }: NumberFieldProps) {
  const waiting = useDisabledUntilHydrated();
  const { error, field } = useCommittedText(kgText(value), (typed) => {
    const wanted = Number(typed.trim().replace(',', '.'));
    if (typed.trim() === '' || !(wanted >= min && wanted <= max))
      return `Please enter ${min} to ${max} ${unit}.`;
    if (wanted !== value) onChange(wanted);
    return undefined;
  });
  const control = useFieldControl({ error }, {});
  return (
    <FieldFrame id={control.id} label={`${label} (${unit})`} error={error}>
      <Input {...waiting} {...control} {...field} inputMode="decimal" />
    </FieldFrame>
  );
}
