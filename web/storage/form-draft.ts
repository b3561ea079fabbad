import { type RefObject, useEffect } from 'react';
import { isObject } from '../api/response.ts';
import { type SafeStorage, type TabKey, tabStorage } from './safe-storage.ts';

export type FormDraft = ReturnType<typeof createFormDraft>;

/** The unsent values of a form, for this tab only: a reload loses nothing, and the next visitor finds nothing. */
export function createFormDraft(key: TabKey, storage: SafeStorage<TabKey> = tabStorage) {
  return {
    read(): Readonly<Record<string, string>> {
      const stored = storage.readJson(key);
      return isObject(stored) ? textsIn(Object.entries(stored)) : {};
    },
    write: (fields: Readonly<Record<string, string>>) => void storage.write(key, JSON.stringify(fields)),
    clear: () => storage.remove(key),
  };
}

const textsIn = (entries: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** The texts of a form, by the names of its fields. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> => textsIn(new FormData(form));

/** Puts the draft into the form's empty fields, and saves it at every input. */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, draft: FormDraft): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    for (const [name, value] of Object.entries(draft.read())) {
      const field = element.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value === '') field.value = value;
    }
    const save = () => draft.write(fieldsOf(element));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, draft]);
}
