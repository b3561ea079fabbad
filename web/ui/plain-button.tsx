import type { ComponentProps } from 'react';
import { useDisabledUntilHydrated } from './use-hydrated.ts';

export interface PlainButtonProps extends ComponentProps<'button'> {
  /** It submits a form with an `action`, which the browser serves by itself. */
  readonly withoutScripts?: boolean | undefined;
}

/** Every button of the shop: without a look, and disabled until React can answer it. */
export function PlainButton({
  type = 'button',
  disabled,
  withoutScripts = false,
  ...native
}: PlainButtonProps) {
  const waiting = useDisabledUntilHydrated(disabled);
  return <button {...native} type={type} {...(withoutScripts ? { disabled } : waiting)} />;
}
