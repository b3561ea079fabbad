import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';
import { PlainButton } from './plain-button.tsx';
import './password-field.css';

interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'children'> {
  readonly label: string;
  readonly name: string;
  /** Password managers offer the stored one, or make a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A password is hidden until its owner wants to see it. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <PlainButton
          className="password-field-toggle"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </PlainButton>
      }
    />
  );
}
