import { useState } from 'react';
import { type Holder, may, type Permission, parseAdminRole } from '../../../domain/accounts/permissions.ts';
import { useAuth } from '../../session/auth-store.ts';

/** The signed-in administrator with their role; null before they are known. */
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
