import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Notice } from './notice.tsx';

/** Whatever went wrong in a page, in words for a shopper: never the error itself. */
export function Failure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <Notice title="Page Not Found">There’s no page at this address.</Notice>;
  const again = (
    <Button kind="primary" size="large" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
  if (typeof navigator !== 'undefined' && navigator.onLine === false)
    return (
      <Notice title="You’re Offline" action={again}>
        You haven’t opened this page on this device before. Pages you’ve already seen still work.
      </Notice>
    );
  return (
    <Notice title="Something Went Wrong" action={again}>
      We couldn’t load this page. Your cart and wishlist are safe. Please try again in a moment.
    </Notice>
  );
}
