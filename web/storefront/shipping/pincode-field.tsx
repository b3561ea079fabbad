import type { ComponentProps, ReactNode } from 'react';
import { pincodeDigits } from '../../../domain/shipping/pincode/pincode-digits.ts';
import { Field, type FieldText } from '../../ui/field.tsx';

interface PincodeFieldProps
  extends FieldText,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'enterKeyHint' | 'defaultValue' | 'value' | 'required' | 'onBlur' | 'onChange' | 'ref'
    > {
  readonly action?: ReactNode;
  readonly onDigits?: (digits: string) => void;
}

/** Keeps the digits of what is typed or pasted. A maxLength would cut `422 001` before anybody could read it. */
export function PincodeField({ onChange, onDigits, ...field }: PincodeFieldProps) {
  return (
    <Field
      {...field}
      name="pincode"
      inputMode="numeric"
      onChange={(event) => {
        const { target } = event;
        const digits = pincodeDigits(target.value);
        if (digits !== target.value) target.value = digits;
        onChange?.(event);
        onDigits?.(digits);
      }}
    />
  );
}
