import type { ComponentProps } from 'react';
import { missingPermission, type Needs, roleRefusal } from '../../../domain/accounts/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useHolder } from './use-may.ts';

/** `const refusalOf = useRoleRefusal()`, then `refusalOf('refund payments')`: why not; undefined where the role includes it. */
export function useRoleRefusal(): (needs: Needs) => string | undefined {
  const holder = useHolder();
  return (needs) => {
    const missing = missingPermission(holder, needs);
    return missing === undefined || !holder?.adminRole ? undefined : roleRefusal(holder.adminRole, missing);
  };
}

/** On a button that is greyed by the role: a pointer, a finger and a screen reader learn why. */
export const refusedProps = (refusal: string) =>
  ({
    'aria-disabled': true,
    title: refusal,
    onClick: () => showToast({ kind: 'info', text: refusal }),
  }) as const;

interface RoleButtonProps extends ComponentProps<typeof Button> {
  readonly needs: Needs;
}

/** A button for what not every role may do: greyed, with the reason, for those that may not. */
export function RoleButton({ needs, ...button }: RoleButtonProps) {
  const refusal = useRoleRefusal()(needs);
  return <Button {...button} {...(refusal !== undefined && refusedProps(refusal))} />;
}
