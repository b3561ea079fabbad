import { ApiError, type ProtectedInit } from '../../api/client.ts';
import { getPath, idOf, textOf } from '../../api/response.ts';
import { callAdmin } from '../admin-call.ts';
import { entriesOf } from './list-reply.ts';

/**
 * The products and categories of the shop are saved as whole lists. The list is read anew right before that, so that
 * what others added meanwhile stays, and it is posted with its version: if somebody is faster still, it begins again.
 */
export interface WholeList {
  /** As they came, so that nothing is left out that this screen cannot read. */
  readonly entries: readonly unknown[];
  readonly version: string | undefined;
  /** False: there are more than one answer holds, and posting these would hide the others. */
  readonly isComplete: boolean;
}

type Plural = 'products' | 'categories';
type Call = (path: string, init?: ProtectedInit) => Promise<unknown>;

const ATTEMPTS = 3;

export function readWholeList(reply: unknown, plural: Plural): WholeList {
  const entries = entriesOf(reply, plural);
  const total = getPath(reply, 'pagination', 'total');
  return {
    entries,
    version: textOf(getPath(reply, 'version')),
    isComplete: typeof total !== 'number' || total <= entries.length,
  };
}

export async function changeWholeList(
  plural: Plural,
  change: (entries: readonly unknown[]) => readonly unknown[],
  call: Call = callAdmin,
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const { entries, version, isComplete } = readWholeList(await call(`/${plural}`), plural);
    if (!isComplete) throw new Error('There are too many to be saved as one list.');
    const body = { [plural]: change(entries), ...(version === undefined ? {} : { version }) };
    try {
      return await call(`/${plural}`, { method: 'POST', body });
    } catch (thrown) {
      const isOvertaken = thrown instanceof ApiError && thrown.code === 'LIST_CHANGED';
      if (!isOvertaken || attempt === ATTEMPTS) throw thrown;
    }
  }
}

/** The list without it is posted. The last one, and one of a list too long to be posted, is deleted by itself. */
export async function deleteFromList(plural: Plural, id: string, call: Call = callAdmin): Promise<void> {
  const { entries, isComplete } = readWholeList(await call(`/${plural}`), plural);
  const others = entries.filter((entry) => entryId(entry) !== id);
  if (others.length === entries.length && isComplete) return;
  if (others.length === 0 || !isComplete)
    await call(`/${plural}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  else await changeWholeList(plural, (all) => all.filter((entry) => entryId(entry) !== id), call);
}

export const entryId = (entry: unknown): string | undefined => idOf(getPath(entry, 'id'));
