import { useId, useState } from 'react';
import { Input } from '../../../ui/control.tsx';
import { FieldFrame } from '../../../ui/field.tsx';
import { useDisabledUntilHydrated } from '../../../ui/use-hydrated.ts';
import { kgText } from './side-text.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** What is typed counts on leaving the field or on Enter; what is no such number is said and not taken. */
export function NumberField({ label, unit, value, min, max, onChange }: NumberFieldProps) {
  const id = useId();
  const waiting = useDisabledUntilHydrated();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const accept = () => {
    if (typed === undefined) return;
    const wanted = Number(typed.trim().replace(',', '.'));
    setTyped(undefined);
    const isRight = typed.trim() !== '' && wanted >= min && wanted <= max;
    setError(isRight ? undefined : `Please enter ${min} to ${max} ${unit}.`);
    if (isRight && wanted !== value) onChange(wanted);
  };
  return (
    <FieldFrame id={id} label={`${label} (${unit})`} error={error}>
      <Input
        {...waiting}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={typed ?? kgText(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={accept}
        onKeyDown={(event) => event.key === 'Enter' && accept()}
      />
    </FieldFrame>
  );
}
