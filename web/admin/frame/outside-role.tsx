import { type AdminRole, type Permission, roleRefusal } from '../../../domain/accounts/permissions.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface OutsideRoleProps {
  readonly adminRole: AdminRole;
  readonly missing: Permission;
}

/** In place of a page that the administrator's role does not include. */
export function OutsideRole({ adminRole, missing }: OutsideRoleProps) {
  return (
    <EmptyState
      isPageTitle
      title="Your role doesn’t include this page"
      action={
        <ButtonLink kind="primary" to="/admin">
          Go to the dashboard
        </ButtonLink>
      }
    >
      {roleRefusal(adminRole, missing)}
    </EmptyState>
  );
}
