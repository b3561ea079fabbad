import type { Checked } from '../../../contract/check.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { type EditOutcome, outcomeFor } from '../dialogs/edit-outcome.ts';
import { incompleteDates } from '../dialogs/field-texts.ts';
import { named, type PromotionWord } from './use-promotion-changes.ts';

interface Saving {
  readonly word: PromotionWord;
  /** As it is stored; null: a new one. */
  readonly present: { readonly id: string; readonly version: number } | null;
  readonly checked: Checked<object>;
  readonly element: HTMLFormElement;
  /** Those that can show an error of their own. */
  readonly fields: readonly string[];
  readonly refused: (thrown: unknown) => EditOutcome;
  readonly onSaved: () => void;
}

/** Saves a form, shows how it went in a toast, and returns what the dialog shows. */
export async function savePromotion({
  word,
  present,
  checked,
  element,
  fields,
  refused,
  onSaved,
}: Saving): Promise<EditOutcome> {
  const errors = { ...(checked.ok ? {} : checked.errors), ...incompleteDates(element) };
  if (!checked.ok || Object.keys(errors).length > 0) return outcomeFor(fields, { is: 'invalid', errors });
  try {
    if (present === null) await callAdmin(`/${word}s`, { method: 'POST', body: checked.value });
    else
      await callAdmin(`/${word}s/${encodeURIComponent(present.id)}`, {
        method: 'PUT',
        body: { ...checked.value, version: present.version },
      });
  } catch (thrown) {
    const outcome = outcomeFor(fields, refused(thrown));
    if (outcome.is === 'failed') showToast({ kind: 'error', text: `Failed to save ${word}` });
    return outcome;
  }
  const done = present === null ? 'created' : 'updated';
  showToast({ kind: 'success', text: `${named(word)} ${done} successfully` });
  onSaved();
  return { is: 'saved' };
}
