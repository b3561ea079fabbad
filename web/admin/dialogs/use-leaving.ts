import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * The `onClose` of a dialog that cannot be left at any time, told by something inside it. Esc is held back before the
 * browser closes the dialog; a phone's back gesture cannot be, so the dialog opens again.
 */
export function useLeaving(
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
