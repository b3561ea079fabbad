import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { readFrame } from './root.server.ts';
import { Notice } from './storefront/notice.tsx';
import { SiteHeader } from './storefront/site-header.tsx';
import './ui/tokens.css';
import './ui/base.css';

export const loader = ({ context }: Route.LoaderArgs) => readFrame(context);

export function Layout({ children }: { readonly children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {frame !== undefined && <link rel="catalogue" href={frame.snapshotUrl} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <SiteHeader categories={loaderData.categories} />
      <main id="content" className="wrap page">
        <Outlet />
      </main>
    </>
  );
}

/** When even the frame cannot be shown. */
export function ErrorBoundary() {
  return (
    <main id="content" className="wrap page">
      <Notice title="Something Went Wrong">Please reload the page, or try again in a moment.</Notice>
    </main>
  );
}
