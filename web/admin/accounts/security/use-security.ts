import { securityResponse } from '../../../../contract/accounts/second-factor.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';

/** How the signed-in administrator signs in. */
export const useSecurity = () =>
  useAdminQuery({
    kind: 'security',
    path: '/security',
    read: (response) => securityResponse.parse(response).data,
  });
