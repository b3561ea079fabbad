const WORKER = '/service-worker.js';

/** What a page is made of, as far as the worker keeps it. */
const KEPT_FILES = /^\/(?:assets|images|media|icons|catalogue)\//;

/** A page settles for this long before it counts as seen: its pictures and lists have come by then. */
const SETTLED_AFTER_MS = 1500;

/** Tells the worker of a page and its files; the first time, starts the worker. Where there is none, nothing happens. */
export function keepWhatIsSeen(path: string): () => void {
  const timer = setTimeout(() => {
    tellWorker(path).catch(() => undefined);
  }, SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}

async function tellWorker(path: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'seen', path, files: loadedFiles() });
}

function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return addresses
    .filter(({ origin, pathname }) => origin === location.origin && KEPT_FILES.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}
