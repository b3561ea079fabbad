import { type RefObject, useEffect, useRef } from 'react';
import type { QuickRow } from '../../../../domain/orders/quick-order.ts';
import { fieldsOf } from '../../../storage/form-draft.ts';
import { quickOrderDraft } from './quick-order-draft.ts';
import { textsOf } from './use-quick-order.ts';

/** Saves what is typed, so that a reload loses nothing; not while it is being sent, as it is cleared after that. */
export function useSavedDraft(
  rows: readonly QuickRow[],
  state: string,
  isBusy: boolean,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const firstRows = useRef(rows);

  // biome-ignore lint/correctness/useExhaustiveDependencies: no event fires for a State that came with the pincode, or for a product that was chosen from the list.
  useEffect(() => {
    const element = form.current;
    if (element === null || isBusy) return;
    const save = () => {
      isTouched.current = true;
      quickOrderDraft.write({ rows, fields: textsOf(fieldsOf(element)) });
    };
    if (isTouched.current || rows !== firstRows.current) save();
    const saveOnLeaving = () => isTouched.current && save();
    element.addEventListener('input', save);
    element.addEventListener('focusout', saveOnLeaving);
    return () => {
      element.removeEventListener('input', save);
      element.removeEventListener('focusout', saveOnLeaving);
    };
  }, [rows, state, isBusy]);
  return form;
}
