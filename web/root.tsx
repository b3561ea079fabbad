import { lazy, type ReactNode, Suspense, use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { PageSheet } from './page-sheet.tsx';
import { readFrame } from './root.server.ts';
import { Failure } from './storefront/failure.tsx';
import { BuildContext } from './ui/page-build.ts';

export const loader = ({ context }: Route.LoaderArgs) => readFrame(context);

/** Another question to the same page changes nothing of the frame, and the admin shows nothing of it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  !nextUrl.pathname.startsWith('/admin') &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

export function Layout({ children }: { readonly children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  // The admin has a sheet of its own, so whoever crosses over loads a new page.
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return (
    <html lang="en-IN" data-build={use(BuildContext)} data-test-mode={frame?.testMode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ff6a00" />
        {!isAdmin && <PageSheet />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {frame !== undefined && <link rel="catalogue" href={frame.snapshotUrl} />}
        <Meta />
        <Links />
      </head>
      <body>
        {frame?.testMode && (
          <section
            className="fixed inset-x-0 top-0 z-51 h-(--strip) bg-ink text-center text-[min(0.8125rem,5.5vw)] leading-(--strip) text-paper"
            aria-label="Test payments"
          >
            {frame.testMode}
          </section>
        )}
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What shows that something failed may not fail itself. */
const StorefrontFrame = lazy(() =>
  import('./storefront/frame/storefront-frame.tsx').catch(() => ({ default: Alone })),
);

function Alone({ children }: { readonly children: ReactNode }) {
  return <main>{children}</main>;
}

/** The answer to a navigation failed as a whole, such as without a connection. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const alone = (
    <Alone>
      <Failure />
    </Alone>
  );
  if (pathname.startsWith('/admin')) return alone;
  return (
    <Suspense fallback={alone}>
      <StorefrontFrame>
        <Failure />
      </StorefrontFrame>
    </Suspense>
  );
}
