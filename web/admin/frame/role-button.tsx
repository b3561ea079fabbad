import type { ComponentProps } from 'react';
import {
  doneBy,
  missingPermission,
  type Needs,
  type Permission,
  roleRefusal,
} from '../../../domain/accounts/permissions.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useHolder } from './use-may.ts';

/** `const refusalOf = useRoleRefusal()`, then `refusalOf('refund payments')`: why not; undefined where the role includes it. */
export function useRoleRefusal(): (needs: Needs | undefined) => string | undefined {
  const holder = useHolder();
  return (needs) => {
    const missing = needs && missingPermission(holder, needs);
    return missing === undefined || !holder?.adminRole ? undefined : roleRefusal(holder.adminRole, missing);
  };
}

/** On a button that is greyed by the role: a pointer, a finger and a screen reader learn why. */
export const refusedProps = (refusal: string | undefined) =>
  refusal !== undefined && {
    'aria-disabled': true,
    title: refusal,
    onClick: () => showToast({ kind: 'info', text: refusal }),
  };

/** In a menu, what the role does not include stays and says whose it is. */
export const greyedItem = (missing: Permission | undefined, disabled = false) =>
  missing === undefined ? { disabled } : { disabled: true, note: doneBy(missing) };

interface RoleButtonProps extends ComponentProps<typeof Button> {
  /** Undefined: every role may. */
  readonly needs: Needs | undefined;
  /** It is a link to this page for those who may. */
  readonly to?: string;
}

/** A button for what not every role may do: greyed, with the reason, for those that may not. */
export function RoleButton({ needs, to, ...button }: RoleButtonProps) {
  const refusal = useRoleRefusal()(needs);
  if (to !== undefined && refusal === undefined)
    return (
      <ButtonLink kind={button.kind} to={to}>
        {button.children}
      </ButtonLink>
    );
  return <Button {...button} {...refusedProps(refusal)} />;
}
