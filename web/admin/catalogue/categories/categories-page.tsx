import { useState } from 'react';
import { type CategoryRecord, categoryRecordSchema } from '../../../../contract/catalogue/category.ts';
import { deleteCategoryPrompt } from '../../../../domain/text/admin-texts.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { messageOf } from '../../../api/response.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Column } from '../../../ui/table.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { refresh } from '../../data/query-client.ts';
import { removeRow } from '../../data/use-row-mutation.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { AdminPage, adminMeta, Box } from '../../frame/admin-page.tsx';
import { DataTable } from '../../list/data-table.tsx';
import { ListNote } from '../../list/list-note.tsx';
import { countLabel, readList, readWith } from '../../list/list-response.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { deleteFromList } from '../../list/replace-collection.ts';
import { RowActions } from '../../list/row-action.tsx';
import { useList } from '../../list/use-list.ts';
import { CategoryDialog } from './category-dialog.tsx';
import './categories.css';

export const meta = adminMeta('Categories');

const FILTERS = ['search'];

export default function CategoriesPage() {
  const list = useList({
    kind: 'category',
    path: '/categories',
    filters: FILTERS,
    readRow: readWith(categoryRecordSchema),
    plural: 'categories',
  });
  /** Undefined: the dialog is closed; null: for a new category. */
  const [edited, setEdited] = useState<CategoryRecord | null>();
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async ({ id, name, isActive, productCount }: CategoryRecord) => {
    // The products of a hidden category are not on sale anyway.
    if (!window.confirm(deleteCategoryPrompt(isActive ? productCount : 0))) return;
    setFailure(null);
    try {
      await deleteFromList('categories', id);
      removeRow(list.key, id);
      showToast({ kind: 'success', text: 'Category deleted successfully' });
      await refresh('category');
    } catch (thrown) {
      console.error('The category was not deleted:', thrown);
      setFailure(`${name} was not deleted. ${messageOf(thrown, '')}`);
    }
  };

  return (
    <AdminPage
      title="Categories"
      note={list.paging && countLabel(list.paging, ['category', 'categories'])}
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <AdminIcon name="plus" size="small" />
          Add Category
        </Button>
      }
    >
      <Box>
        <ListToolbar list={list} search="Search by name or description" />
        {failure !== null && <ListNote onClose={() => setFailure(null)}>{failure}</ListNote>}
        <DataTable
          list={list}
          caption="Categories"
          className="categories-table"
          columns={columnsWith(setEdited, (category) => void remove(category))}
          rowKey={({ id }) => id}
          empty="No categories found"
        />
      </Box>
      {edited !== undefined && (
        <CategoryDialog
          key={`${edited?.id} ${edited?.version}`}
          category={edited}
          onSaved={() => {
            const done = edited === null ? 'created' : 'updated';
            showToast({ kind: 'success', text: `Category ${done} successfully` });
            void refresh('category');
          }}
          onReload={() => readAgain(edited).then(setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}

async function readAgain(category: CategoryRecord | null): Promise<CategoryRecord | null | undefined> {
  if (category === null) return null;
  const { rows } = readList(await callAdmin('/categories'), readWith(categoryRecordSchema), 'categories');
  return rows.find(({ id }) => id === category.id);
}

const columnsWith = (
  onEdit: (category: CategoryRecord) => void,
  onDelete: (category: CategoryRecord) => void,
): readonly Column<CategoryRecord>[] => [
  {
    key: 'category',
    title: 'Category',
    className: 'category-name cell-words',
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
          <TextButton onClick={() => onEdit(category)}>{category.name}</TextButton>
          <span className="sub">
            {category.productCount === 1 ? '1 product' : `${formatCount(category.productCount)} products`}
          </span>
        </div>
      </div>
    ),
  },
  {
    key: 'slug',
    title: 'Slug',
    className: 'cell-words',
    render: ({ slug, isActive }) => (
      <span>
        {slug} {!isActive && <Badge tone="neutral">Hidden</Badge>}
      </span>
    ),
  },
  {
    key: 'description',
    title: 'Description',
    className: 'category-words cell-words',
    render: ({ description }) => description,
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'cell-bare',
    render: (category) => (
      <RowActions name={category.name} onEdit={() => onEdit(category)} onDelete={() => onDelete(category)} />
    ),
  },
];
