import type { Checked } from '../../../domain/checks/check.ts';
import { showToast } from '../../ui/toast.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';
import { callOffice } from '../office-call.ts';
import { halfTyped } from './typed.ts';
import { named, type PromotionWord } from './use-promotion-changes.ts';

interface Saving<Row> {
  readonly word: PromotionWord;
  /** As it is known to be stored; null: a new one. */
  readonly present: Row | null;
  readonly checked: Checked<object>;
  readonly element: HTMLFormElement;
  /** Of the form, for complaints beside them. */
  readonly fields: readonly string[];
  /** What somebody else saved meanwhile, where that is why it was refused. */
  readonly inTheWay: (thrown: unknown) => Row | undefined;
  readonly onInTheWay: (row: Row) => void;
  readonly onSaved: () => void;
}

/** Sends a form, tells how it went, and answers what the dialog shows. */
export async function savePromotion<Row extends { readonly id: string; readonly version: number }>({
  word,
  present,
  checked,
  element,
  fields,
  inTheWay,
  onInTheWay,
  onSaved,
}: Saving<Row>): Promise<EditOutcome> {
  const errors = { ...(checked.ok ? {} : checked.errors), ...halfTyped(element) };
  if (!checked.ok || Object.keys(errors).length > 0) return outcomeFor(fields, { is: 'invalid', errors });
  try {
    if (present === null) await callOffice(`/${word}s`, { method: 'POST', body: checked.value });
    else
      await callOffice(`/${word}s/${encodeURIComponent(present.id)}`, {
        method: 'PUT',
        body: { ...checked.value, version: present.version },
      });
  } catch (thrown) {
    const theirs = inTheWay(thrown);
    if (theirs !== undefined) {
      onInTheWay(theirs);
      const message = 'What they saved stands below your words. Save again to keep yours.';
      return { is: 'conflict', message };
    }
    const outcome = outcomeFor(fields, outcomeOf(thrown));
    if (outcome.is === 'failed') showToast({ kind: 'error', text: `Failed to save ${word}` });
    return outcome;
  }
  const done = present === null ? 'created' : 'updated';
  showToast({ kind: 'success', text: `${named(word)} ${done} successfully` });
  onSaved();
  return { is: 'saved' };
}
