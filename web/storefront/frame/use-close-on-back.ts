import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What lies over the page is an entry of the history, so that Back closes it and leaves the page where it is. The entry
 * has the page's own state: the router is not told of it. Gives a function for links, which take the entry's place: they
 * must be followed with `replace`.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): () => void {
  const isLeft = useRef(false);
  const closed = useEffectEvent(close);
  // The history knows nothing of React.
  useEffect(() => {
    if (!isOpen) return;
    isLeft.current = false;
    history.pushState(history.state, '');
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isLeft.current = true;
      closed();
    };
    const listening = { capture: true, once: true };
    window.addEventListener('popstate', onBack, listening);
    return () => {
      window.removeEventListener('popstate', onBack, listening);
      if (isLeft.current) return;
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), listening);
      history.back();
    };
  }, [isOpen]);
  return () => {
    isLeft.current = true;
    close();
  };
}
