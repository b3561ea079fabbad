import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { keepWhatIsSeen } from './service-worker.ts';
import './offline.css';

/** Keeps what the visitor sees on the device, and says so while there is no connection. */
export function Offline() {
  const { pathname } = useLocation();
  const isOffline = useSyncExternalStore(listen, () => !navigator.onLine);
  useEffect(() => keepWhatIsSeen(pathname), [pathname]);
  return (
    <div className="offline" role="status">
      {isOffline && (
        <p className="wrap">
          <Icon name="warning" size="small" />
          You are offline. Pages you have seen still work; prices may have changed, and ordering needs a
          connection.
        </p>
      )}
    </div>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
