import { useState } from 'react';
import type { FieldErrors } from './edit-outcome.ts';

/** The fields of a form by name, as texts; a box that is ticked is `on`, one that is not is empty. */
export type Typed = Readonly<Record<string, string>>;

/** What stands in a form now, and beside it what somebody else saved meanwhile. */
export function useFormValues(initial: Typed, wordsOf: (name: string, text: string) => string) {
  const [typed, setTyped] = useState(initial);
  const [theirs, setTheirs] = useState<Typed | null>(null);
  /** What they left as it was is nothing to tell. */
  const isOther = (name: string) =>
    theirs !== null && theirs[name] !== typed[name] && theirs[name] !== initial[name];

  return {
    typed,
    setTheirs,
    /** For what is no field of the browser's. */
    put: (part: Typed) => setTyped((before) => ({ ...before, ...part })),

    watch(form: HTMLFormElement) {
      const given = new FormData(form);
      const fields = Object.keys(initial).filter((name) => form.elements.namedItem(name) !== null);
      const texts = Object.fromEntries(fields.map((name) => [name, String(given.get(name) ?? '')]));
      setTyped((before) => ({ ...before, ...texts }));
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

export type TypedForm = ReturnType<typeof useFormValues>;
