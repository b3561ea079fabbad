import { data } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Every address below /admin that no page answers. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function UnknownPage() {
  return null;
}

export function ErrorBoundary() {
  return (
    <EmptyState
      title="Page not found"
      action={
        <ButtonLink kind="primary" to="/admin">
          Go to the dashboard
        </ButtonLink>
      }
    >
      There’s no page at this address.
    </EmptyState>
  );
}
