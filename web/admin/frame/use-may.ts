import { type Holder, may, type Permission, parseAdminRole } from '../../../domain/accounts/permissions.ts';
import { useAuth } from '../../session/auth-store.ts';

/** The signed-in administrator with their role; null before they are known. */
export function useHolder(): Holder | null {
  const role = useAuth(({ user }) => user?.role);
  const adminRole = useAuth(({ user }) => parseAdminRole(user?.adminRole));
  return role === undefined ? null : { role, adminRole };
}

/** `const may = useMay()`, then `may('change prices')`: whether the signed-in administrator's role includes it. */
export function useMay(): (permission: Permission) => boolean {
  const holder = useHolder();
  return (permission) => may(holder, permission);
}
