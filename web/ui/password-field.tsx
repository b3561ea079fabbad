import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';
import { PlainButton } from './plain-button.tsx';

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
          className="min-w-16 flex-none cursor-pointer rounded-r-sm border-[1.5px] border-l-0 border-edge bg-studio px-3 text-md font-semibold hover:bg-line focus-visible:z-1 focus-visible:outline-offset-0"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </PlainButton>
      }
    />
  );
}
