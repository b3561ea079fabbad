/** Guests have no role: a guest is anyone without a token. */
export const ROLES = ['USER', 'ADMIN'] as const;

export type Role = (typeof ROLES)[number];

/** Roles are stored in upper case and read in either. */
export function parseRole(value: unknown): Role | undefined {
  if (typeof value !== 'string') return undefined;
  const upper = value.toUpperCase();
  return ROLES.find((role) => role === upper);
}

/** `ADMIN` and `admin` open the admin; nothing else does. */
export function isAdmin(role: string | null | undefined): boolean {
  return parseRole(role) === 'ADMIN';
}
