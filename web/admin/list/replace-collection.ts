import { ApiError, type ProtectedInit } from '../../api/client.ts';
import { getPath, idOf, textOf } from '../../api/response.ts';
import { callAdmin } from '../admin-call.ts';
import { entriesOf } from './list-response.ts';

/**
 * The products and categories of the shop are saved as whole collections. The collection is read right before it is posted, so
 * that what others added stays, and posted with its version: if somebody else was faster, it is read again.
 */
export interface Collection {
  /** Unread, so that entries which this screen cannot read are posted too. */
  readonly entries: readonly unknown[];
  readonly version: string | undefined;
  /** False: there are more than one response has, and posting these would hide the others. */
  readonly isComplete: boolean;
}

type Plural = 'products' | 'categories';
type Call = (path: string, init?: ProtectedInit) => Promise<unknown>;

const ATTEMPTS = 3;

export function readCollection(response: unknown, plural: Plural): Collection {
  const entries = entriesOf(response, plural);
  const total = getPath(response, 'pagination', 'total');
  return {
    entries,
    version: textOf(getPath(response, 'version')),
    isComplete: typeof total !== 'number' || total <= entries.length,
  };
}

export async function changeCollection(
  plural: Plural,
  change: (entries: readonly unknown[]) => readonly unknown[],
  call: Call = callAdmin,
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const { entries, version, isComplete } = readCollection(await call(`/${plural}`), plural);
    if (!isComplete) throw new Error('There are too many to save as one list.');
    const body = { [plural]: change(entries), ...(version === undefined ? {} : { version }) };
    try {
      return await call(`/${plural}`, { method: 'POST', body });
    } catch (thrown) {
      const isConflict = thrown instanceof ApiError && thrown.code === 'LIST_CHANGED';
      if (!isConflict || attempt === ATTEMPTS) throw thrown;
    }
  }
}

/** Posts the collection without the entry. The last entry, or one of a collection too long to post, is deleted on its own. */
export async function deleteFromList(plural: Plural, id: string, call: Call = callAdmin): Promise<void> {
  const { entries, isComplete } = readCollection(await call(`/${plural}`), plural);
  const others = entries.filter((entry) => entryId(entry) !== id);
  if (others.length === entries.length && isComplete) return;
  if (others.length === 0 || !isComplete)
    await call(`/${plural}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  else await changeCollection(plural, (all) => all.filter((entry) => entryId(entry) !== id), call);
}

export const entryId = (entry: unknown): string | undefined => idOf(getPath(entry, 'id'));
