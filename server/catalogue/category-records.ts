import type { Pool, PoolClient } from 'pg';
import type { CategoryRecord } from '../../contract/catalogue/category.ts';

export interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly image: string;
  readonly image_alt: string;
  readonly is_active: boolean;
  readonly position: number;
  readonly version: number;
  readonly product_count: number;
  readonly deleted_at: Date | null;
}

const COLUMNS = `id, name, slug, description, image, image_alt, is_active, position, version, deleted_at,
  (select count(*) from products p where p.category_id = c.id and p.deleted_at is null) as product_count`;

export function toCategory(row: CategoryRow): CategoryRecord {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    image: row.image,
    ...(row.image_alt === '' ? {} : { imageAlt: row.image_alt }),
    isActive: row.is_active,
    productCount: row.product_count,
    version: row.version,
  };
}

/** Deleted ones too. */
export async function findCategories(database: Pool | PoolClient): Promise<CategoryRow[]> {
  const { rows } = await database.query<CategoryRow>(
    `select ${COLUMNS} from categories c order by position, id`,
  );
  return rows;
}

export interface CategoryFilter {
  readonly isActive?: boolean | undefined;
  readonly search?: string | undefined;
}

export async function listCategoryRecords(
  database: Pool | PoolClient,
  { isActive, search = '' }: CategoryFilter = {},
): Promise<CategoryRecord[]> {
  const wanted = search.toLowerCase();
  return (await findCategories(database))
    .filter((row) => row.deleted_at === null && (isActive === undefined || row.is_active === isActive))
    .filter((row) => `${row.name} ${row.description}`.toLowerCase().includes(wanted))
    .map(toCategory);
}
