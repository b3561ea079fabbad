import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';
import { useDisabledUntilHydrated } from './use-hydrated.ts';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** How many things this choice would show, at the right edge. */
  readonly count?: number | undefined;
  /** Its label has several lines: the box stands beside the first. */
  readonly tall?: boolean | undefined;
}

const CHOICE =
  'choice group/choice flex min-h-11 cursor-pointer items-center gap-3 text-md has-[:disabled:not([data-hydrating])]:cursor-not-allowed has-[:disabled:not([data-hydrating])]:text-disabled';
const BOX =
  'choice-box m-0 size-5.5 flex-none cursor-pointer appearance-none border-[1.5px] border-edge bg-paper group-hover/choice:enabled:border-ink checked:border-ink checked:bg-ink off:cursor-not-allowed off:border-on-ink off:bg-disabled-ground off:checked:border-edge off:checked:bg-edge';

function Choice({
  label,
  count,
  tall = false,
  type,
  className,
  disabled,
  ...native
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const waiting = useDisabledUntilHydrated(disabled);
  return (
    <label className={`${CHOICE} ${className ?? ''}`}>
      <input
        {...native}
        {...waiting}
        type={type}
        className={`${BOX} ${type === 'radio' ? 'rounded-full' : 'rounded-sm'} ${tall ? 'relative top-2 self-start' : ''}`}
      />
      <span className="choice-label flex-1 py-2">{label}</span>
      {count !== undefined && <span className="ml-auto text-md text-steel">{count}</span>}
    </label>
  );
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

export function Legend({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <legend className={`choice-legend pb-1 lettering text-lg leading-snug font-heavy ${className}`}>
      {children}
    </legend>
  );
}

interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The Radios inside share one `name`. */
export function RadioGroup({ legend, error, children }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <Legend>{legend}</Legend>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
