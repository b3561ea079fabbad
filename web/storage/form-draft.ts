import { type RefObject, useEffect } from 'react';
import { isObject } from '../api/response.ts';

type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The unsent values of a form, for this tab only: a reload loses nothing, and the next visitor finds nothing. */
export interface FormDraft {
  read(): Readonly<Record<string, string>>;
  write(fields: Readonly<Record<string, string>>): void;
  clear(): void;
}

export function createFormDraft(key: string, open: () => Drafts = () => window.sessionStorage): FormDraft {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(open().getItem(key) ?? '{}');
        if (!isObject(stored)) return {};
        return Object.fromEntries(
          Object.entries(stored).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
      } catch {
        return {};
      }
    },
    write(fields) {
      try {
        open().setItem(key, JSON.stringify(fields));
      } catch {
        // Blocked or full: the form itself still has the values.
      }
    },
    clear() {
      try {
        open().removeItem(key);
      } catch {
        // Blocked: then there is no draft.
      }
    },
  };
}

/** The texts of a form, by the names of its fields. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

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
