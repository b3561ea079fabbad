import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { keepWhatIsSeen } from './service-worker.ts';

/** Keeps what the visitor sees on the device, and says so while there is no connection. */
export function Offline() {
  const { pathname, search } = useLocation();
  const isOffline = useSyncExternalStore(listen, () => !navigator.onLine);
  // The service worker is told of each page.
  useEffect(() => keepWhatIsSeen(pathname + search), [pathname, search]);
  // Links are the document's while there is no connection.
  useEffect(() => (isOffline ? followLinksByPageLoad() : undefined), [isOffline]);
  return (
    <div className="sticky top-(--header) z-30 bg-amber-tint text-amber" role="status">
      {isOffline && (
        <p className="wrap flex items-start gap-2 py-2.5 text-md *:mt-px">
          <Icon name="warning" size="small" />
          You’re offline. Pages you’ve seen still work. Prices may have changed, and you need a connection to
          order.
        </p>
      )}
    </div>
  );
}

/** Whole pages are kept; the parts that a navigation within the page asks for may not be. */
function followLinksByPageLoad(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || link.target !== '' || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
