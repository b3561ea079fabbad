import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText, useFieldControl } from './field.tsx';
import { useDisabledUntilHydrated } from './use-hydrated.ts';
import './select.css';

interface SelectOwn extends FieldText {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; its value is empty. */
  readonly placeholder?: string | undefined;
}

type SelectProps = SelectOwn & Omit<ComponentProps<'select'>, keyof SelectOwn | 'children'>;

export function Select({
  label,
  error,
  hint,
  optional,
  options,
  placeholder,
  className,
  disabled,
  ...native
}: SelectProps) {
  const control = useFieldControl({ error, hint }, native);
  const waiting = useDisabledUntilHydrated(disabled);
  const names = ['field-control select-control', className];
  return (
    <FieldFrame {...{ label, error, hint, optional }} id={control.id}>
      <select {...native} {...waiting} {...control} className={names.filter(Boolean).join(' ')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
