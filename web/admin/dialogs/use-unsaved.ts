import { type RefObject, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { LOGIN_PAGES } from '../frame/require-admin.ts';
import { addForm } from './unsaved-forms.ts';

const QUESTION = 'Leave without saving? What you have changed here is lost.';

export interface Unsaved {
  /** True when nothing would be lost, or when the administrator says that it may be. */
  readonly mayLeave: () => boolean;
  /** What stands in the form now is saved. */
  readonly settle: () => void;
}

/** Asks before what was typed into a form is thrown away; by itself when the page is left or loaded again. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>): Unsaved {
  const saved = useRef('');
  const settle = () => {
    if (form.current !== null) saved.current = contentOf(form.current);
  };
  const isUnsaved = () => form.current !== null && contentOf(form.current) !== saved.current;
  const mayLeave = () => {
    const may = !isUnsaved() || window.confirm(QUESTION);
    // Whoever said yes is not asked again on the way out.
    if (may) settle();
    return may;
  };

  const begin = useEffectEvent(settle);
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

  // What `useBlocker` does. That hook would come with the router to every page of the shop.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const isHeld = useEffectEvent((path: string) => !LOGIN_PAGES.includes(path) && !mayLeave());
  useEffect(() => {
    router?.getBlocker(key, ({ nextLocation }) => isHeld(nextLocation.pathname));
    return () => router?.deleteBlocker(key);
  }, [router, key]);

  return { mayLeave, settle };
}

/** Every field as it stands, also those without a name; rows that were added or taken away make a difference too. */
function contentOf({ elements }: HTMLFormElement): string {
  return JSON.stringify(
    Array.from(elements, (field) => {
      if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return field.checked;
      return 'value' in field ? field.value : '';
    }),
  );
}
