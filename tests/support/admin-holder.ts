/** Who looks at the admin's parts in tests. Files that share a worker share the parts, so they share this person too. */
export const holder = { role: 'ADMIN', adminRole: 'owner' };
