import { useState } from 'react';
import type { FieldErrors } from './edit-outcome.ts';

/** The values of a form's fields by name, as texts; a ticked box is `on`, any other is empty. */
export type FormValues = Readonly<Record<string, string>>;

/** The current values of a form, and beside them those that somebody else saved meanwhile. */
export function useFormValues(initial: FormValues, wordsOf: (name: string, text: string) => string) {
  const [values, setValues] = useState(initial);
  const [theirs, setTheirs] = useState<FormValues | null>(null);
  /** Only what they really changed is shown. */
  const isOther = (name: string) =>
    theirs !== null && theirs[name] !== values[name] && theirs[name] !== initial[name];

  return {
    values,
    setTheirs,
    /** For values that no field of the browser has. */
    put: (part: FormValues) => setValues((before) => ({ ...before, ...part })),

    watch(form: HTMLFormElement) {
      const given = new FormData(form);
      const fields = Object.keys(initial).filter((name) => form.elements.namedItem(name) !== null);
      const texts = Object.fromEntries(fields.map((name) => [name, String(given.get(name) ?? '')]));
      setValues((before) => ({ ...before, ...texts }));
    },

    field: (name: string, errors: FieldErrors, hint?: string) => ({
      name,
      defaultValue: initial[name] ?? '',
      error: errors[name],
      hint: isOther(name) ? `Saved by somebody else: ${wordsOf(name, theirs?.[name] ?? '')}` : hint,
    }),

    box: (name: string, label: string) => ({
      name,
      defaultChecked: initial[name] === 'on',
      label: isOther(name)
        ? `${label} (somebody else saved: ${theirs?.[name] === 'on' ? 'yes' : 'no'})`
        : label,
    }),
  };
}

export type FormState = ReturnType<typeof useFormValues>;
