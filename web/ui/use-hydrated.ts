import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React hydrates its markup, which knows neither question nor storage of the visitor; true
 * from then on, and at once on every page that the browser opens by itself. Where the server's markup is what the browser
 * would make (`isSame`), there is nothing to wait for, and nothing to render twice.
 */
export function useHydrated(isSame = false): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => isSame,
  );
}

/**
 * For a control that only React can answer: it is disabled until it is hydrated. The stylesheets give `data-hydrating` the
 * look of an enabled control, so that nothing changes before the visitor's eyes.
 */
export function disabledUntilHydrated(isHydrated: boolean, isDisabled = false) {
  return isHydrated || isDisabled
    ? { disabled: isDisabled }
    : { disabled: true, 'data-hydrating': true as const };
}

export function useDisabledUntilHydrated(isDisabled?: boolean) {
  return disabledUntilHydrated(useHydrated(), isDisabled);
}
