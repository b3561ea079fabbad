import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further down than so many pixels. False on the server and before hydration. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > pixels,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
