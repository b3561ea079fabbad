import { data } from 'react-router';
import type { Route } from './+types/not-found-page';
import { head } from './head.ts';
import { NotFound } from './not-found.tsx';

/** Every address that no other page answers. */
export function loader() {
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Page Not Found', isPrivate: true });

export default function NotFoundPage() {
  return <NotFound />;
}

export { NotFound as ErrorBoundary };
