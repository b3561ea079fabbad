import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * The `onClose` of a dialog that may refuse to close; `inside` is any element in it. Esc is stopped before the browser closes
 * the dialog. A phone's back gesture cannot be stopped, so the dialog opens again.
 */
export function useGuardedClose(
  inside: RefObject<HTMLElement | null>,
  { mayLeave, onClose }: { readonly mayLeave: () => boolean; readonly onClose: () => void },
): () => void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !mayLeave()) event.preventDefault();
  });
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const onKey = (event: KeyboardEvent) => onEscape(event);
    dialog?.addEventListener('keydown', onKey);
    return () => dialog?.removeEventListener('keydown', onKey);
  }, [inside]);

  return () => {
    if (mayLeave()) return onClose();
    const dialog = inside.current?.closest('dialog');
    if (dialog?.open === false) dialog.showModal();
  };
}
