import { useEffect, useEffectEvent, useRef } from 'react';
import { useGuardedClose, useUnsavedGuard } from './use-unsaved-guard.ts';

/** Stands in a form of a dialog with an address of its own while something typed there is unsaved: closing asks first. */
export function UnsavedInDialog() {
  const place = useRef<HTMLSpanElement>(null);
  const { mayLeave, isGivenUp } = useUnsavedGuard(true);
  useGuardedClose(place, { mayLeave, onClose: () => undefined });
  const reopen = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!dialog.open && !isGivenUp()) dialog.showModal();
  });
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (dialog == null) return;
    // A phone's back gesture closes the dialog before anybody can be asked.
    const onClosed = () => reopen(dialog);
    dialog.addEventListener('close', onClosed);
    return () => dialog.removeEventListener('close', onClosed);
  }, []);
  return <span ref={place} hidden />;
}
