import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { LOGIN_PAGES } from '../frame/require-admin.ts';
import { addForm } from './unsaved-forms.ts';

const QUESTION = 'Leave without saving? What you have changed here is lost.';

export interface UnsavedChanges {
  /** True when nothing is unsaved, or the administrator agrees to lose it. */
  readonly mayLeave: () => boolean;
  readonly markSaved: () => void;
}

/** Asks before unsaved changes are lost. It asks by itself when the page is left or reloaded. */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>): UnsavedChanges {
  const saved = useRef('');
  const markSaved = () => {
    if (form.current !== null) saved.current = contentOf(form.current);
  };
  const isUnsaved = () => form.current !== null && contentOf(form.current) !== saved.current;
  const mayLeave = () => {
    const may = !isUnsaved() || window.confirm(QUESTION);
    // Whoever said yes is not asked again on the way out.
    if (may) markSaved();
    return may;
  };

  const begin = useEffectEvent(markSaved);
  const isChanged = useEffectEvent(isUnsaved);
  useEffect(() => {
    begin();
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

  useBlocker(({ nextLocation: { pathname } }) => !LOGIN_PAGES.includes(pathname) && !mayLeave());

  return { mayLeave, markSaved };
}

/** The values of all fields, also of those without a name, so that added and removed rows count as changes. */
function contentOf({ elements }: HTMLFormElement): string {
  return JSON.stringify(
    Array.from(elements, (field) => {
      if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return field.checked;
      return 'value' in field ? field.value : '';
    }),
  );
}
