import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Toasts } from '../../ui/toast.tsx';
import { useCart } from '../cart/cart-store.ts';
import { preloadCatalogue } from '../catalogue/catalogue-calls.ts';
import { startStores } from '../start-stores.ts';
import { EdgeTabs } from './edge-tabs.tsx';
import { scrollBehavior } from './motion.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const CartDrawer = lazyPart('The cart', () => import('../cart/cart-drawer.tsx'));

/** Everything around a shopper's page. Administrators' pages have a frame of their own. */
export default function StorefrontFrame({ children }: { readonly children: ReactNode }) {
  const { pathname, hash } = useLocation();
  // The storage is the browser's; the server has rendered without it.
  useEffect(startStores, []);
  useScrollToTop(pathname, hash);
  return (
    <div className="storefront pt-(--header)">
      <SkipLink />
      <Suspense>
        <SiteHeader />
      </Suspense>
      <NavigationProgress />
      <OfflineWhenIdle />
      {/* The footer never stands in sight of a page that is still loading, where it would move. */}
      <main id="content" className="min-h-[calc(100svh-var(--header))] focus:outline-none" tabIndex={-1}>
        {children}
      </main>
      <EdgeTabs />
      <Suspense>
        <SiteFooter />
      </Suspense>
      <OpenedCartDrawer />
      <Toasts />
    </div>
  );
}

const QUIET_AFTER_MS = 2000;

/**
 * In a quiet moment the catalogue arrives, so that the first click on Add to Cart or Search finds it there, and what
 * keeps the shop at hand without a connection.
 */
function OfflineWhenIdle() {
  const [Offline, setOffline] = useState<ComponentType | null>(null);
  // A timer, which ends with the page.
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadCatalogue();
      import('../offline/offline.tsx').then(
        (module) => setOffline(() => module.Offline),
        () => undefined,
      );
    }, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Offline !== null && <Offline />;
}

/** On every change of the path, or to the part that the link names; the first page stays where the browser put it. */
function useScrollToTop(pathname: string, hash: string): void {
  // After the page of the new address is drawn.
  useEffect(() => {
    if (pathname === lastPath) return;
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part !== null) part.scrollIntoView();
    else if (lastPath !== null) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    lastPath = pathname;
  }, [pathname, hash]);
}

let lastPath: string | null = null;

/** The drawer's code is loaded when it is first opened, and stays for the closing movement. */
function OpenedCartDrawer() {
  const isOpen = useCart((cart) => cart.isOpen);
  const close = useCart((cart) => cart.close);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <CartDrawer isOpen={isOpen} onClose={close} />;
}
