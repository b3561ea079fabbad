import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { type CategoryBody, categoryBodySchema } from '../../contract/catalogue/category.ts';
import { refuse } from '../../domain/refusal.ts';
import { strictBody } from '../http/body-schema.ts';
import { type Edit, editCatalogue, listVersion } from './catalogue-edit.ts';
import { type CategoryRow, findCategories } from './category-records.ts';
import { addCategory, type CategoryRefusal, changeCategory, hideCategory } from './change-category.ts';
import { checkedEntry, type PostedList } from './posted-list.ts';
import { showAgain } from './restore-category.ts';

const categoryBody = strictBody(categoryBodySchema);

export type CategoriesReplaced =
  | { readonly ok: true; readonly added: number; readonly changed: number; readonly hidden: number }
  | (CategoryRefusal & { readonly index?: number });

/** The shop has these categories afterwards, in this order; those that are not in the list are hidden. */
export function replaceCategories(
  pool: Pool,
  { entries, version }: PostedList,
  edit: Edit,
): Promise<CategoriesReplaced> {
  return editCatalogue(pool, async (client): Promise<CategoriesReplaced> => {
    if (version !== undefined && version !== (await listVersion(client, 'categories')))
      return refuse('LIST_CHANGED', 'Someone else has changed the list. Please check it and try again.');
    const checked = entries.map(checkedCategory);
    const known = await findCategories(client);
    const named = new Set(checked.map(({ id }) => id));
    const leaving = known.filter(({ id, deleted_at }) => deleted_at === null && !named.has(id));
    // Those that leave go first, so that their slugs are free for those that come.
    for (const category of leaving) await hideCategory(client, category, edit);
    const counts = { added: 0, changed: 0, hidden: leaving.length };
    const order: string[] = [];
    for (const [index, entry] of checked.entries()) {
      const before = known.find(({ id }) => id === entry.id);
      const done = await writeEntry(client, entry, { before, named, edit });
      if (!done.ok) return { ...done, index };
      order.push(done.id);
      counts[before === undefined ? 'added' : 'changed'] += done.isChanged ? 1 : 0;
    }
    counts.changed += await putInOrder(client, order);
    return { ok: true, ...counts };
  });
}

/** An entry that has nothing but its id stays as it is. */
function checkedCategory(entry: unknown, index: number): CategoryBody | { readonly id: string } {
  const mereId = z.strictObject({ id: z.string() }).safeParse(entry);
  return mereId.success ? mereId.data : checkedEntry(categoryBody, entry, `categories.${index}`);
}

interface Place {
  readonly before: CategoryRow | undefined;
  /** All ids in the list; an entry without one does not bring those back. */
  readonly named: ReadonlySet<string | undefined>;
  readonly edit: Edit;
}

async function writeEntry(
  client: PoolClient,
  entry: CategoryBody | { readonly id: string },
  { before, named, edit }: Place,
): Promise<{ readonly ok: true; readonly id: string; readonly isChanged: boolean } | CategoryRefusal> {
  if (before === undefined) {
    if (!('name' in entry))
      return { ok: false, code: 'CATEGORY_NOT_FOUND', field: 'id', message: 'Category not found' };
    const added = await addCategory(client, entry, edit, named);
    return added.ok ? { ok: true, id: added.category.id, isChanged: true } : added;
  }
  const wasHidden = before.deleted_at !== null;
  const current = wasHidden ? await showAgain(client, before, edit) : before;
  if (!('name' in entry)) return { ok: true, id: before.id, isChanged: wasHidden };
  const { version, ...fields } = entry;
  const change = await changeCategory(client, current, wasHidden ? fields : { ...fields, version }, edit);
  return change.ok ? { ok: true, id: before.id, isChanged: wasHidden || change.isChanged } : change;
}

/** Only where the places really differ; an order that stays is no change. */
async function putInOrder(client: PoolClient, order: readonly string[]): Promise<number> {
  const rows = (await findCategories(client)).filter(({ deleted_at }) => deleted_at === null);
  if (rows.every(({ id }, index) => order[index] === id)) return 0;
  const { rowCount } = await client.query(
    `update categories c set position = wanted.position, version = c.version + 1
       from unnest($1::text[]) with ordinality as wanted (id, position)
      where c.id = wanted.id and c.position <> wanted.position`,
    [order],
  );
  return rowCount ?? 0;
}
