import { getPath, textOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import type { EditOutcome } from '../dialogs/edit-outcome.ts';
import { shippingOutcome } from './refusals.ts';

interface Saving<Row> {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly body: object;
  /** The idempotency key: a second attempt creates nothing twice. */
  readonly key?: string;
  readonly readOne: (response: unknown) => Row;
  readonly onSaved: (row: Row) => void;
  /** Those that can show an error of their own. */
  readonly fields: readonly string[];
  /** Handles an edit conflict. */
  readonly refused?: (thrown: unknown) => EditOutcome;
  /** The toast when the request itself failed. */
  readonly failed: string;
}

/** Saves a form, shows how it went in a toast, and returns what the dialog shows. */
export async function saveShipping<Row>(saving: Saving<Row>): Promise<EditOutcome> {
  const { method, path, body, key, readOne, onSaved, fields, refused, failed } = saving;
  try {
    const response = await callAdmin(path, {
      method,
      body,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
    onSaved(readOne(response));
    showToast({ kind: 'success', text: textOf(getPath(response, 'message')) ?? 'Saved' });
    return { is: 'saved' };
  } catch (thrown) {
    const outcome = shippingOutcome(fields, thrown, refused);
    if (outcome.is === 'failed') showToast({ kind: 'error', text: failed });
    return outcome;
  }
}
