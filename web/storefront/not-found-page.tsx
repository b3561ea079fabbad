import { data } from 'react-router';
import { Notice } from './notice.tsx';

/** Every address that no other page answers. */
export function loader() {
  throw data(null, { status: 404 });
}

export const meta = () => [{ title: 'Page Not Found · Rack & Rep' }];

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary() {
  return <Notice title="Page Not Found">There is nothing at this address.</Notice>;
}
