import { getPath, textOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { shippingOutcome } from './refusals.ts';

interface Saving<Row> {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly body: object;
  /** A second attempt with the same key makes no second one. */
  readonly key?: string;
  readonly readOne: (reply: unknown) => Row;
  readonly onSaved: (row: Row) => void;
  /** Of the form, for complaints beside them. */
  readonly fields: readonly string[];
  /** Reads what was thrown, where somebody else may have saved it meanwhile. */
  readonly refused?: (thrown: unknown) => EditOutcome;
  /** The toast when nobody could say whether it is right. */
  readonly failed: string;
}

/** Sends a form, tells how it went, and answers what the dialog shows. */
export async function saveShipping<Row>(saving: Saving<Row>): Promise<EditOutcome> {
  const { method, path, body, key, readOne, onSaved, fields, refused, failed } = saving;
  try {
    const reply = await callAdmin(path, {
      ...{ method, body },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
    onSaved(readOne(reply));
    showToast({ kind: 'success', text: textOf(getPath(reply, 'message')) ?? 'Saved' });
    return { is: 'saved' };
  } catch (thrown) {
    const outcome = shippingOutcome(fields, thrown, refused);
    if (outcome.is === 'failed') showToast({ kind: 'error', text: failed });
    return outcome;
  }
}
