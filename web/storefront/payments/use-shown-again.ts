import { useEffect, useEffectEvent } from 'react';

/** Back from the payment page by the back button the browser may show this page as it was left: at work. */
export function useShownAgain(wake: () => void): void {
  const onShownAgain = useEffectEvent(wake);
  // The event is the window's.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShownAgain();
    };
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);
}
