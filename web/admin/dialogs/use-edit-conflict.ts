import { useState } from 'react';
import { type EditOutcome, inTheWay, outcomeOf } from './edit-outcome.ts';
import { type Typed, useFormValues } from './use-form-values.ts';

interface Kind<Row> {
  /** As refusals name it: `coupon`. */
  readonly name: string;
  readonly read: (value: unknown) => Row | undefined;
  /** As it stands in the fields of its form; null is a new one. */
  readonly typedOf: (row: Row | null) => Typed;
  /** What a field of theirs says to a person. */
  readonly wordsOf?: (name: string, text: string, theirs: Row | null) => string;
  /** For what is no field of the browser's. */
  readonly onTheirs?: (theirs: Row, known: Row | null) => void;
}

/**
 * The form of something that somebody else may save meanwhile. What was typed stays, what they saved stands below it,
 * and saving again, with their version, puts the own words in its place.
 */
export function useEditConflict<Row>(
  opened: Row | null,
  { name, read, typedOf, wordsOf, onTheirs }: Kind<Row>,
) {
  const [present, setPresent] = useState(opened);
  const form = useFormValues(typedOf(opened), (field, text) =>
    wordsOf === undefined ? text || 'nothing' : wordsOf(field, text, present),
  );

  /** From what saving threw. */
  const refused = (thrown: unknown): EditOutcome => {
    const outcome = outcomeOf(thrown);
    const theirs = inTheWay(thrown, name, read);
    if (theirs === undefined) return outcome;
    setPresent(theirs);
    form.setTheirs(typedOf(theirs));
    onTheirs?.(theirs, present);
    if (outcome.is !== 'conflict') return outcome;
    return {
      is: 'conflict',
      message: 'What they saved stands below your words. Save again to keep yours.',
    };
  };

  return { form, present, refused };
}
