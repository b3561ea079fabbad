import type { ComponentProps } from 'react';
import { SelectInput } from './control.tsx';
import { FieldFrame, type FieldText, useFieldControl } from './field.tsx';
import { useDisabledUntilHydrated } from './use-hydrated.ts';

interface SelectOwn extends FieldText {
  readonly name: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly small?: boolean | undefined;
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
  disabled,
  ...native
}: SelectProps) {
  const control = useFieldControl({ error, hint }, native);
  const waiting = useDisabledUntilHydrated(disabled);
  return (
    <FieldFrame {...{ label, error, hint, optional }} id={control.id}>
      <SelectInput {...native} {...waiting} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ label: text, ...option }) => (
          <option key={option.value} {...option}>
            {text}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
}
