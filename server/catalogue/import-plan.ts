import type { Pool, PoolClient } from 'pg';
import { slugify, uniqueSlug } from '../../domain/catalogue/slug.ts';
import type { CsvRow } from '../../domain/text/csv-reader.ts';
import { isStorable } from '../http/body-schema.ts';
import { toCsvProduct } from './csv-product.ts';
import type { CsvProduct } from './product-file/csv-product.ts';
import { type KeptPrices, keptPrices } from './product-file/kept-prices.ts';
import { type EntryPlan, planEntry } from './product-file/plan-entry.ts';
import { type FileEntry, type FileProblem, problem, readProductFile } from './product-file/read-file.ts';
import { salePriceProblems } from './product-file/sale-prices.ts';
import { findManyRows, type RecordRow } from './product-records.ts';

/** One product of the file, ready to be written. */
export interface PlannedProduct {
  readonly plan: EntryPlan;
  readonly id: string;
  readonly slug: string;
  readonly categoryId: string;
  readonly before: RecordRow | undefined;
  readonly keptPrices: KeptPrices | null;
}

export interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  readonly problems: readonly FileProblem[];
}

/** After so many products the event loop gets a turn, and the database connection a sign of life. */
const AT_ONCE = 100;

/** What the file would change, and every problem in it. */
export async function planImport(client: Pool | PoolClient, rows: readonly CsvRow[]): Promise<ImportPlan> {
  const unstorable = rows.find(({ cells }) => !isStorable(cells));
  if (unstorable !== undefined)
    return refusedWith(problem(unstorable.row, null, 'contains a character that we can’t save'));
  const { entries, problems } = readProductFile(rows);
  const names = await readShopNames(client);
  const found = entries.map((entry) => findEntry(entry, names));
  const known = await findManyRows(
    client,
    found.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  const all: FileProblem[] = [...problems, ...duplicateEntries(found)];
  const products: PlannedProduct[] = [];
  for (const [index, { entry, id, refusal }] of found.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await client.query('select 1');
    if (refusal !== null) {
      all.push(refusal);
      continue;
    }
    const before = id === null ? undefined : known.get(id);
    const present = before && toCsvProduct(before);
    const plan = planEntry(entry, present);
    const planned = {
      plan,
      before,
      keptPrices: keptPrices(plan, present),
      ...namesFor(plan, present, names, all),
    };
    all.push(...plan.problems);
    if (!plan.problems.some(({ column }) => column?.endsWith('Price')))
      all.push(...salePriceProblems(plan, present));
    products.push(planned);
  }
  all.push(...duplicateCodes(products, names));
  return { products, problems: all.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)) };
}

const refusedWith = (one: FileProblem): ImportPlan => ({ products: [], problems: [one] });

/** The ids, slugs and codes that are taken. Planned products are added, so that nothing is named twice. */
interface ShopNames {
  readonly live: Map<string, { slug: string; code: string }>;
  readonly deleted: ReadonlySet<string>;
  readonly codes: ReadonlyMap<string, string>;
  /** Which product each visible slug and each id, deleted ones too, leads to. */
  readonly owners: Map<string, string>;
  readonly taken: Set<string>;
  readonly categories: ReadonlyMap<string, string>;
  nextId: number;
}

async function readShopNames(client: Pool | PoolClient): Promise<ShopNames> {
  const { rows } = await client.query<{ id: string; slug: string; code: string; is_deleted: boolean }>(
    `select id, slug, product_code as code, deleted_at is not null as is_deleted from products`,
  );
  const { rows: categories } = await client.query<{ id: string; slug: string; name: string }>(
    'select id, slug, name from categories where deleted_at is null order by position desc',
  );
  const live = rows.filter(({ is_deleted }) => !is_deleted);
  const owners = new Map([
    ...rows.map(({ id }) => [id, id] as const),
    ...live.map(({ id, slug }) => [slug, id] as const),
  ]);
  const numbers = rows.flatMap(({ id }) => (/^\d{1,12}$/.test(id) ? [Number(id)] : []));
  return {
    live: new Map(live.map(({ id, slug, code }) => [id, { slug, code }])),
    deleted: new Set(rows.flatMap(({ id, is_deleted }) => (is_deleted ? [id] : []))),
    codes: new Map(live.flatMap(({ id, code }) => (code === '' ? [] : [[code.toLowerCase(), id] as const]))),
    owners,
    taken: new Set(owners.keys()),
    categories: new Map(
      [
        ...categories.map(({ id, name }) => [name, id] as const),
        ...categories.map(({ id, slug }) => [slug, id] as const),
        ...categories.map(({ id }) => [id, id] as const),
      ].map(([name, id]) => [name.toLowerCase(), id] as const),
    ),
    nextId: numbers.reduce((most, number) => Math.max(most, number), 0) + 1,
  };
}

interface FoundEntry {
  readonly entry: FileEntry;
  /** Of the existing product; null: a new one. */
  readonly id: string | null;
  readonly refusal: FileProblem | null;
}

/** By its id, or without one by its code. */
function findEntry(entry: FileEntry, { live, deleted, codes }: ShopNames): FoundEntry {
  if (entry.id === '') {
    const code = (entry.cells.get('productCode') ?? '').toLowerCase();
    return { entry, id: codes.get(code) ?? null, refusal: null };
  }
  if (deleted.has(entry.id)) {
    const refusal = problem(entry.row, 'Product ID', 'belongs to a product that was deleted');
    return { entry, id: null, refusal };
  }
  return { entry, id: live.has(entry.id) ? entry.id : null, refusal: null };
}

function duplicateEntries(found: readonly FoundEntry[]): FileProblem[] {
  const rows = new Map<string, number>();
  return found.flatMap(({ entry, id }) => {
    if (id === null) return [];
    const first = rows.get(id);
    rows.set(id, first ?? entry.row);
    return first === undefined ? [] : [problem(entry.row, 'Product Code', `is the same as in row ${first}`)];
  });
}

function namesFor(
  plan: EntryPlan,
  present: CsvProduct | undefined,
  names: ShopNames,
  problems: FileProblem[],
): { id: string; slug: string; categoryId: string } {
  const id = present?.id ?? (plan.id === '' ? newId(names) : plan.id);
  const wanted = plan.patch.category;
  const stays = String(present?.values.category ?? '');
  const categoryId = wanted === undefined ? stays : names.categories.get(wanted.toLowerCase());
  if (categoryId === undefined) problems.push(problem(plan.row, 'Category', 'is not a category of the shop'));
  const slug = slugFor(plan, present, id, names);
  if (slug === null) problems.push(problem(plan.row, 'Slug', 'is already used by another product'));
  for (const name of [id, slug ?? id]) {
    names.owners.set(name, id);
    names.taken.add(name);
  }
  return { id, slug: slug ?? id, categoryId: categoryId ?? '' };
}

function newId(names: ShopNames): string {
  while (names.taken.has(String(names.nextId))) names.nextId += 1;
  return String(names.nextId);
}

/** As for a single product: a given slug must be free, one made from the name gets a number. */
function slugFor(
  { patch, name }: EntryPlan,
  present: CsvProduct | undefined,
  id: string,
  { owners, taken }: ShopNames,
): string | null {
  const stays = present?.values.slug;
  if (patch.slug === undefined && typeof stays === 'string') return stays;
  if (!patch.slug?.trim()) return uniqueSlug(name, taken);
  const slug = slugify(patch.slug);
  return (owners.get(slug) ?? id) === id ? slug : null;
}

/** Two products never share a code. */
function duplicateCodes(products: readonly PlannedProduct[], { live }: ShopNames): FileProblem[] {
  const planned = new Map(products.map((product) => [product.id, product]));
  const owners = new Map<string, string[]>();
  const note = (id: string, code: string) => {
    if (code !== '') owners.set(code.toLowerCase(), [...(owners.get(code.toLowerCase()) ?? []), id]);
  };
  for (const [id, { code }] of live)
    if (planned.get(id)?.plan.patch.productCode === undefined) note(id, code);
  for (const { id, plan } of products)
    if (plan.patch.productCode !== undefined) note(id, plan.patch.productCode ?? '');
  return [...owners.values()]
    .filter((ids) => ids.length > 1)
    .flatMap((ids) => ids.flatMap((id) => planned.get(id) ?? []))
    .filter(({ plan }) => plan.patch.productCode !== undefined)
    .map(({ plan }) => problem(plan.row, 'Product Code', 'already belongs to another product'));
}
