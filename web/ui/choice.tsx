import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useDisabledUntilHydrated } from './use-hydrated.ts';
import './choice.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** How many things this choice would show, at the right edge. */
  readonly count?: number | undefined;
}

function Choice({
  label,
  count,
  type,
  className,
  disabled,
  ...native
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const waiting = useDisabledUntilHydrated(disabled);
  return (
    <label className={className === undefined ? 'choice' : `choice ${className}`}>
      <input {...native} {...waiting} type={type} className="choice-box" />
      <span className="choice-label">{label}</span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  );
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
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
    <fieldset className="choice-group" aria-describedby={error ? errorId : undefined}>
      <legend className="choice-legend">{legend}</legend>
      {children}
      <div aria-live="polite">
        {error && (
          <p className="choice-error" id={errorId}>
            <Icon name="warning" size="small" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
