import { useState } from 'react';
import type { CouponResult } from '../../../domain/promotions/coupon.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { CouponEntry } from './use-coupon.ts';

interface CouponBoxProps {
  readonly entry: CouponEntry;
  /** What the applied coupon does to this order. */
  readonly result: CouponResult | undefined;
}

export function CouponBox({ entry, result }: CouponBoxProps) {
  const [input, setInput] = useState('');
  const { code, error, isAsking } = entry;
  const isApplied = code !== '';
  const refusal = isApplied && result?.isValid === false ? result.message : undefined;
  return (
    <div>
      <Field
        label="Coupon"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={40}
        value={isApplied ? code : input}
        readOnly={isApplied}
        error={error ?? refusal}
        onChange={({ target }) => setInput(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isApplied) entry.apply(input);
        }}
        action={
          isApplied ? (
            <Button
              kind="dark"
              joined
              onClick={() => {
                entry.remove();
                setInput('');
              }}
            >
              Remove
            </Button>
          ) : (
            <Button kind="dark" joined busy={isAsking} onClick={() => entry.apply(input)}>
              Apply
            </Button>
          )
        }
      />
      <p className="text-sm font-semibold text-green not-empty:mt-1.5" role="status">
        {isApplied && result?.isValid && result.message}
      </p>
    </div>
  );
}
