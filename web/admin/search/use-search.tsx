import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SearchDialog = lazyPart('The search', () => import('./search-dialog.tsx'));

/** The search of the admin, which Ctrl K or Cmd K opens on every screen, and closes. */
export function useSearch(): { readonly openSearch: () => void; readonly search: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!event.repeat) setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return {
    openSearch: () => setOpen(true),
    search: isOpen && <SearchDialog onClose={() => setOpen(false)} />,
  };
}
