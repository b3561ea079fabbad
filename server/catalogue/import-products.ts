import type { Pool } from 'pg';
import { decodeCsv, readCsv } from '../../domain/text/csv-reader.ts';
import { type Edit, editCatalogue, listVersion } from './catalogue-edit.ts';
import { type ImportPlan, type PlannedProduct, planImport } from './import-plan.ts';
import { planWrite } from './plan-write.ts';
import { type FileProblem, problem } from './product-file/read-file.ts';
import { writeProducts } from './write-products.ts';

export const MOST_ROWS = 10_000;

type Rows = Extract<ReturnType<typeof readCsv>, { ok: true }>['rows'];
export type FileRead =
  | { readonly ok: true; readonly rows: Rows }
  | { readonly ok: false; readonly problem: FileProblem };

export function readFile(bytes: Uint8Array): FileRead {
  const decoded = decodeCsv(bytes);
  if (!decoded.ok) return { ok: false, problem: problem(null, null, decoded.message) };
  const read = readCsv(decoded.text, MOST_ROWS);
  return read.ok ? read : { ok: false, problem: problem(read.row, null, read.message) };
}

export interface PlannedImport extends ImportPlan {
  /** Of the list that the file was compared with. */
  readonly version: string;
  readonly rows: number;
}

/** Nothing is saved. */
export async function previewImport(pool: Pool, bytes: Uint8Array): Promise<PlannedImport> {
  const version = await listVersion(pool, 'products');
  const read = readFile(bytes);
  if (!read.ok) return { products: [], problems: [read.problem], version, rows: 0 };
  return { ...(await planImport(pool, read.rows)), version, rows: Math.max(0, read.rows.length - 1) };
}

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export type Imported =
  | { readonly ok: true; readonly created: number; readonly changed: number; readonly left: number }
  | {
      readonly ok: false;
      readonly code: 'LIST_CHANGED' | 'FILE_REFUSED';
      readonly problems: readonly FileProblem[];
    };

export interface ImportRun {
  readonly bytes: Uint8Array;
  /** Of the preview; if the list has changed since, nothing is saved. */
  readonly version: string;
  readonly edit: Edit;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** All of the file or nothing of it. */
export function importProducts(
  pool: Pool,
  { bytes, version, edit, onProgress }: ImportRun,
): Promise<Imported> {
  return editCatalogue(pool, async (client): Promise<Imported> => {
    const read = readFile(bytes);
    if (!read.ok) return { ok: false, code: 'FILE_REFUSED', problems: [read.problem] };
    if ((await listVersion(client, 'products')) !== version)
      return { ok: false, code: 'LIST_CHANGED', problems: [] };
    const { products, problems } = await planImport(client, read.rows);
    if (problems.length > 0) return { ok: false, code: 'FILE_REFUSED', problems };
    const changing = products.filter(({ plan }) => plan.action !== 'leave');
    onProgress({ done: 0, total: changing.length });
    const writes = changing.map(({ plan, id, slug, categoryId, before }) =>
      planWrite(id, plan.patch, before, { slug, categoryId }, true),
    );
    const written = await writeProducts(client, writes, edit, (done) =>
      onProgress({ done, total: changing.length }),
    );
    if (!written.ok) return soldMeanwhile(products, written.edit.productId);
    const created = changing.filter(({ plan }) => plan.action === 'create').length;
    return { ok: true, created, changed: changing.length - created, left: products.length - changing.length };
  });
}

function soldMeanwhile(products: readonly PlannedProduct[], id: string): Imported {
  const row = products.find((product) => product.id === id)?.plan.row ?? null;
  const problems = [problem(row, 'Stock', 'has changed since. Please try again')];
  return { ok: false, code: 'FILE_REFUSED', problems };
}
