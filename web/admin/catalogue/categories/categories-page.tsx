import { useState } from 'react';
import { type CategoryRecord, categoryRecordSchema } from '../../../../contract/catalogue/category.ts';
import { deleteCategoryPrompt } from '../../../../domain/text/admin-texts.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Column } from '../../../ui/table.tsx';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { adminMeta } from '../../frame/admin-page.tsx';
import { RowName, Sub } from '../../list/cells.tsx';
import { readWith } from '../../list/list-response.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { RowActions } from '../../list/row-action.tsx';
import { useList } from '../../list/use-list.ts';
import { useCollectionDelete } from '../use-collection-delete.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import './categories.css';

export const meta = adminMeta('Categories');

export default function CategoriesPage() {
  const list = useList({
    kind: 'category',
    path: '/categories',
    filters: ['search'],
    readRow: readWith(categoryRecordSchema),
    plural: 'categories',
  });
  /** Undefined: the dialog is closed; null: for a new category. */
  const [edited, setEdited] = useState<CategoryRecord | null>();
  const { remove, note } = useCollectionDelete(list, 'Category', ({ isActive, productCount }) =>
    // The products of a hidden category are not on sale anyway.
    deleteCategoryPrompt(isActive ? productCount : 0),
  );

  const columns: readonly Column<CategoryRecord>[] = [
    {
      key: 'category',
      title: 'Category',
      wraps: true,
      className: 'category-name',
      render: (category) => (
        <div className="category-cell">
          {/^\/(?!\/)/.test(category.image) && (
            <Picture
              src={category.image}
              alt=""
              width={64}
              height={48}
              sizes="64px"
              className="category-thumb"
            />
          )}
          <div>
            <RowName onClick={() => setEdited(category)}>{category.name}</RowName>
            <Sub>
              {category.productCount === 1 ? '1 product' : `${formatCount(category.productCount)} products`}
            </Sub>
          </div>
        </div>
      ),
    },
    {
      key: 'slug',
      title: 'Slug',
      wraps: true,
      render: ({ slug, isActive }) => (
        <span>
          {slug} {!isActive && <Badge tone="neutral">Hidden</Badge>}
        </span>
      ),
    },
    {
      key: 'description',
      title: 'Description',
      wraps: true,
      className: 'category-words',
      render: ({ description }) => description,
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      render: (category) => (
        <RowActions
          name={category.name}
          onEdit={() => setEdited(category)}
          onDelete={() => remove(category)}
        />
      ),
    },
  ];

  return (
    <ListScreen
      title="Categories"
      nouns={['category', 'categories']}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      className="categories-table"
      search="Search by name or description"
      note={note}
      isPaged={false}
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <AdminIcon name="plus" size="small" />
          Add Category
        </Button>
      }
    >
      {edited !== undefined && (
        <CategoryDialog
          key={`${edited?.id} ${edited?.version}`}
          category={edited}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListScreen>
  );
}
