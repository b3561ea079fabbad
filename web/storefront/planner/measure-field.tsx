import { Input } from '../../ui/control.tsx';
import { FieldFrame, useFieldControl } from '../../ui/field.tsx';
import { useCommittedText } from '../fit/use-committed-text.ts';

interface MeasureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly limits: { readonly least: number; readonly most: number };
  readonly onChange: (millimetres: number) => void;
}

const DECIMAL = /^\s*(\d{1,3})(?:[.,](\d{1,3}))?\s*m?\s*$/;

/** Millimetres of '2.4', '2,40' or '2.4 m'. */
export function metresIn(text: string): number | null {
  const [, whole, part = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 1000 + Number(part.padEnd(3, '0'));
}

export const inMetres = (millimetres: number): string => {
  const metres = millimetres / 1000;
  return Number.isInteger(millimetres / 100) ? metres.toFixed(1) : String(metres);
};

export function MeasureField({ label, value, limits, onChange }: MeasureFieldProps) {
  const { error, field } = useCommittedText(inMetres(value), (typed) => {
    const wanted = metresIn(typed);
    if (wanted === null || wanted < limits.least || wanted > limits.most)
      return `From ${inMetres(limits.least)} to ${inMetres(limits.most)} m.`;
    if (wanted !== value) onChange(wanted);
    return undefined;
  });
  const control = useFieldControl({ error }, {});

  return (
    <FieldFrame label={label} error={error} id={control.id}>
      <div className="relative">
        <Input {...control} {...field} small inputMode="decimal" />
        <span className="pointer-events-none absolute top-2.5 right-3 text-steel" aria-hidden="true">
          m
        </span>
      </div>
    </FieldFrame>
  );
}
