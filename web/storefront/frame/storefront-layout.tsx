import { Outlet } from 'react-router';
import { Failure } from '../failure.tsx';
import StorefrontFrame from './storefront-frame.tsx';

export default function StorefrontLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  );
}

/** A page failed: header, footer and cart stay, so that nobody is stuck. */
export function ErrorBoundary() {
  return (
    <StorefrontFrame>
      <Failure />
    </StorefrontFrame>
  );
}
