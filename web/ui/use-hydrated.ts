import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server has rendered and while that is taken over; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
