import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ADMIN_LOGIN } from '../frame/require-admin.ts';
import { addForm } from './unsaved-forms.ts';

const QUESTION = 'Leave without saving? Your changes will be lost.';

/** Asks before unsaved changes are lost. It asks by itself when the page is left or reloaded. */
export function useUnsavedGuard(isDirty: boolean) {
  const isGivenUp = useRef(false);
  const isUnsaved = () => isDirty && !isGivenUp.current;
  const mayLeave = () => {
    if (!isUnsaved()) return true;
    // Whoever said yes is not asked again on the way out.
    isGivenUp.current = window.confirm(QUESTION);
    return isGivenUp.current;
  };

  const isChanged = useEffectEvent(isUnsaved);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const remove = addForm(() => isChanged());
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      remove();
    };
  }, []);

  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // At the login the session is over, so nothing can be saved.
    if (nextLocation.pathname === ADMIN_LOGIN) return false;
    // A list behind the form that searches, or goes to its last page, takes nothing away.
    const isSamePage = historyAction === 'REPLACE' && nextLocation.pathname === currentLocation.pathname;
    return !isSamePage && !mayLeave();
  });

  return {
    mayLeave,
    isGivenUp: () => isGivenUp.current,
    markSaved: () => {
      isGivenUp.current = true;
    },
  };
}

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
