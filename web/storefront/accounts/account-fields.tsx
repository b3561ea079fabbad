import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getPath, textOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';

/** The address that an account is signed in with; filled in where a link brings it along. */
export function SignInEmail(field: ComponentProps<typeof EmailField>) {
  const { state } = useLocation();
  return (
    <EmailField
      autoComplete="username"
      autoCapitalize="none"
      defaultValue={textOf(getPath(state, 'email'))}
      {...field}
    />
  );
}

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" kind="primary" size="large" block className="mt-2" />;
}
