import { type CategoryRecord, categoryRecordSchema } from '../../../../contract/catalogue/category.ts';
import { deleteCategoryPrompt } from '../../../../domain/text/admin-texts.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table.tsx';
import { useEdited } from '../../dialogs/entity-dialog.tsx';
import { adminMeta } from '../../frame/admin-page.tsx';
import { RowName, Sub } from '../../list/cells.tsx';
import { actionsColumn, RowActions } from '../../list/columns.tsx';
import { AddButton, ListScreen } from '../../list/list-screen.tsx';
import { useList } from '../../list/use-list.ts';
import { NameCell, Thumb } from '../thumb.tsx';
import { useCollectionDelete } from '../use-collection-delete.tsx';
import { CategoryDialog } from './category-dialog.tsx';

export const meta = adminMeta('Categories');

export default function CategoriesPage() {
  const list = useList({
    kind: 'category',
    path: '/categories',
    filters: ['search'],
    schema: categoryRecordSchema,
    plural: 'categories',
  });
  const edited = useEdited<CategoryRecord>();
  const { remove, note } = useCollectionDelete(list, 'Category', ({ isActive, productCount }) =>
    // The products of a hidden category are not on sale anyway.
    deleteCategoryPrompt(isActive ? productCount : 0),
  );

  const columns: readonly Column<CategoryRecord>[] = [
    {
      title: 'Category',
      wraps: true,
      render: (category) => (
        <NameCell thumb={<Thumb address={category.image} width={64} />}>
          <RowName onClick={() => edited.edit(category)}>{category.name}</RowName>
          <Sub>
            {category.productCount === 1 ? '1 product' : `${formatCount(category.productCount)} products`}
          </Sub>
        </NameCell>
      ),
    },
    {
      title: 'Slug',
      wraps: true,
      render: ({ slug, isActive }) => (
        <span>
          {slug} {!isActive && <Badge tone="neutral">Hidden</Badge>}
        </span>
      ),
    },
    {
      title: 'Description',
      wraps: true,
      render: ({ description }) => <div className="md:min-w-44">{description}</div>,
    },
    actionsColumn((category) => (
      <RowActions
        name={category.name}
        onEdit={() => edited.edit(category)}
        onDelete={() => remove(category)}
      />
    )),
  ];

  return (
    <ListScreen
      title="Categories"
      nouns={['category', 'categories']}
      list={list}
      columns={columns}
      search="Search by name or description"
      note={note}
      isPaged={false}
      actions={<AddButton onClick={edited.add}>Add Category</AddButton>}
    >
      {edited.props && <CategoryDialog key={edited.key} {...edited.props} />}
    </ListScreen>
  );
}
