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
  const [typed, setTyped] = useState('');
  const { code, error, isAsking } = entry;
  const isEntered = code !== '';
  const refusal = isEntered && result?.isValid === false ? result.message : undefined;
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
        value={isEntered ? code : typed}
        readOnly={isEntered}
        error={error ?? refusal}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isEntered) entry.apply(typed);
        }}
        action={
          isEntered ? (
            <Button
              kind="dark"
              onClick={() => {
                entry.remove();
                setTyped('');
              }}
            >
              Remove
            </Button>
          ) : (
            <Button kind="dark" busy={isAsking} onClick={() => entry.apply(typed)}>
              Apply
            </Button>
          )
        }
      />
      <p className="checkout-good" role="status">
        {isEntered && result?.isValid && result.message}
      </p>
    </div>
  );
}
