/**
 * Calls with the key that another tab has changed in the storage; null for everything. A page that comes back with the back
 * button may have missed changes, so it reads everything again.
 */
export function watchOtherTabs(tabs: EventTarget, onChange: (key: string | null) => void): () => void {
  const onStorage = (event: Event) => {
    onChange('key' in event && typeof event.key === 'string' ? event.key : null);
  };
  const onShown = (event: Event) => {
    if ('persisted' in event && event.persisted === true) onChange(null);
  };
  tabs.addEventListener('storage', onStorage);
  tabs.addEventListener('pageshow', onShown);
  return () => {
    tabs.removeEventListener('storage', onStorage);
    tabs.removeEventListener('pageshow', onShown);
  };
}
