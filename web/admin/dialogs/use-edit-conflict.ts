import { useState } from 'react';
import { currentVersion, type EditOutcome, outcomeOf } from './edit-outcome.ts';
import { type FormValues, useFormValues } from './use-form-values.ts';

interface Kind<Row> {
  /** As refusals name it: `coupon`. */
  readonly name: string;
  readonly read: (value: unknown) => Row | undefined;
  /** Null is a new one. */
  readonly formValuesOf: (row: Row | null) => FormValues;
  /** The text of one of their fields, for people. */
  readonly wordsOf?: (name: string, text: string, theirs: Row | null) => string;
  /** For values that no field of the browser has. */
  readonly onTheirs?: (theirs: Row, known: Row | null) => void;
}

/**
 * The form of something that two people may edit at once. After a conflict the own values stay in the fields, theirs stand
 * below, and saving again overwrites theirs.
 */
export function useEditConflict<Row>(
  opened: Row | null,
  { name, read, formValuesOf, wordsOf, onTheirs }: Kind<Row>,
) {
  const [present, setPresent] = useState(opened);
  const form = useFormValues(formValuesOf(opened), (field, text) =>
    wordsOf === undefined ? text || 'nothing' : wordsOf(field, text, present),
  );

  /** From what saving threw. */
  const refused = (thrown: unknown): EditOutcome => {
    const outcome = outcomeOf(thrown);
    const theirs = currentVersion(thrown, name, read);
    if (theirs === undefined) return outcome;
    setPresent(theirs);
    form.setTheirs(formValuesOf(theirs));
    onTheirs?.(theirs, present);
    if (outcome.is !== 'conflict') return outcome;
    return {
      is: 'conflict',
      message: 'What they saved stands below your words. Save again to keep yours.',
    };
  };

  return { form, present, refused };
}
