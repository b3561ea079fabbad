import { useId, useState } from 'react';
import { acceptQuantity } from '../../domain/cart/cart.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from '../../domain/limits.ts';
import { Icon } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';
import { useDisabledUntilHydrated } from './use-hydrated.ts';

const STEP =
  'grid cursor-pointer touch-manipulation place-items-center border-0 bg-transparent p-0 hover:bg-studio active:bg-line off:cursor-not-allowed off:bg-transparent off:text-edge';
/** Above the field and out of the way: a line that pushed or covered the button would let the press on it miss. */
const REFUSAL =
  'pointer-events-none absolute bottom-[calc(100%+4px)] left-0 z-2 w-max max-w-[min(280px,80vw)] border border-red bg-paper px-2.5 py-1.5 text-md text-red';

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** What was typed is not taken, and the reason is shown. */
  readonly onRefuse?: (() => void) | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly label: string;
}

/**
 * What is typed counts on leaving the field or on Enter, not at each key: on the way to 100 nobody wants 10. At a
 * bound a button is disabled by aria, so that it keeps the focus of whoever pressed it.
 */
export function QuantityStepper({
  value,
  onChange,
  onRefuse,
  min = QUANTITY_MIN,
  max = QUANTITY_MAX,
  label,
}: QuantityStepperProps) {
  const boundsId = useId();
  const waiting = useDisabledUntilHydrated();
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState('');

  function accept(wanted: string | number) {
    const quantity = acceptQuantity(wanted, { min, max });
    setTyped(undefined);
    if (quantity === null) {
      setMessage(`Please enter a whole number from ${min} to ${max}. The quantity is still ${value}.`);
      onRefuse?.();
    } else if (quantity !== value) {
      setMessage(`Quantity ${quantity}`);
      onChange(quantity);
    }
  }

  const step = (by: -1 | 1) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) accept(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline grid in every browser.
    <div
      className="relative inline-grid h-12 grid-cols-[44px_52px_44px] rounded-sm border-[1.5px] border-edge bg-paper **:focus-visible:z-1 **:focus-visible:shadow-none **:focus-visible:-outline-offset-3"
      role="group"
      aria-label={label}
    >
      <PlainButton
        className={STEP}
        aria-label="Decrease quantity"
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size="small" />
      </PlainButton>
      <input
        {...waiting}
        className="m-0 w-full min-w-0 rounded-none border-0 border-x-[1.5px] border-line bg-transparent p-0 text-center font-display text-lg font-strong"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label="Quantity"
        aria-describedby={boundsId}
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== undefined && accept(typed)}
        onKeyDown={(event) => event.key === 'Enter' && typed !== undefined && accept(typed)}
      />
      <PlainButton
        className={STEP}
        aria-label="Increase quantity"
        aria-disabled={value >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size="small" />
      </PlainButton>
      <span hidden id={boundsId}>
        {min} to {max}
      </span>
      <span className={isRefusal(message) ? REFUSAL : 'sr-only'} role="status">
        {message}
      </span>
    </div>
  );
}

const isRefusal = (message: string) => message.startsWith('Please');
