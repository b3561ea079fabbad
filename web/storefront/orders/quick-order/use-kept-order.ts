import { type RefObject, useEffect, useRef } from 'react';
import type { QuickRow } from '../../../../domain/orders/quick-order.ts';
import { fieldsOf } from '../../../storage/form-draft.ts';
import { quickOrderDraft } from './quick-order-draft.ts';
import { textsOf } from './use-quick-order.ts';

/** Keeps what is typed, so that a reload loses nothing; not while it is being sent, as it is forgotten after that. */
export function useKeptOrder(
  rows: readonly QuickRow[],
  state: string,
  isBusy: boolean,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a State that came with the pincode is told by no event.
  useEffect(() => {
    const element = form.current;
    if (element === null || isBusy) return;
    const keep = () => {
      isTouched.current = true;
      quickOrderDraft.keep({ rows, fields: textsOf(fieldsOf(element)) });
    };
    if (isTouched.current) keep();
    const keepOnLeaving = () => isTouched.current && keep();
    element.addEventListener('input', keep);
    element.addEventListener('focusout', keepOnLeaving);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('focusout', keepOnLeaving);
    };
  }, [rows, state, isBusy]);
  return form;
}
