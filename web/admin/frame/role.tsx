import { type ComponentProps, useState } from 'react';
import {
  doneBy,
  type Holder,
  may,
  missingPermission,
  type Needs,
  type Permission,
  parseAdminRole,
  roleRefusal,
} from '../../../domain/accounts/permissions.ts';
import { useAuth } from '../../session/auth-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

export function useHolder(): Holder | null {
  const role = useAuth(({ user }) => user?.role);
  const adminRole = useAuth(({ user }) => parseAdminRole(user?.adminRole));
  const [known, setKnown] = useState({ role, adminRole });
  // A screen with unsaved changes stays as it is when its session ends.
  if (role !== undefined && (role !== known.role || adminRole !== known.adminRole))
    setKnown({ role, adminRole });
  return known.role === undefined ? null : { role: known.role, adminRole: known.adminRole };
}

/** `const may = useMay()`, then `may('change prices')`: whether the signed-in administrator's role includes it. */
export function useMay(): (permission: Permission) => boolean {
  const holder = useHolder();
  return (permission) => may(holder, permission);
}

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
