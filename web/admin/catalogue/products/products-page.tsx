import { useState } from 'react';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { meets, PRODUCT_EDIT } from '../../../../domain/accounts/permissions.ts';
import type { PRODUCT_SORTS } from '../../../../domain/catalogue/product-sort.ts';
import { deletePrompt } from '../../../../domain/text/admin-texts.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Column } from '../../../ui/table.tsx';
import { refresh } from '../../data/query-client.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { adminMeta } from '../../frame/admin-page.tsx';
import { RoleButton, useHolder, useMay } from '../../frame/role.tsx';
import { RowNameLink, Sub } from '../../list/cells.tsx';
import { actionsColumn, RowActions, sortable } from '../../list/columns.tsx';
import { AddButton, ExportButton, ListScreen } from '../../list/list-screen.tsx';
import { namedOptions } from '../../list/options.ts';
import { useList } from '../../list/use-list.ts';
import { NameCell, Thumb } from '../thumb.tsx';
import { useCategories } from '../use-categories.ts';
import { useCollectionDelete } from '../use-collection-delete.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { priceScopes } from './price-scope.ts';
import { ChargedPrice, STOCK_OPTIONS, StockCell, StockState } from './product-cells.tsx';
import { ProductDialog, ProductEditor, useOpenedProduct } from './product-editor.tsx';
import { productRowSchema } from './product-form.ts';
import { StockDialog } from './stock-dialog.tsx';

export const meta = adminMeta('Products');

const PAGE_SIZE = 50;
/** In the address, in place of an id. */
const NEW_PRODUCT = 'new';

export default function ProductsPage() {
  const list = useList({
    kind: 'product',
    path: '/products',
    filters: ['search', 'category', 'stock'],
    isSortable: true,
    schema: productRowSchema,
    limit: PAGE_SIZE,
  });
  const may = useMay();
  const mayEdit = meets(useHolder(), PRODUCT_EDIT);
  const categories = useCategories();
  const opened = useOpenedProduct();
  const isAdding = opened.id === NEW_PRODUCT;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'prices' | 'import' | null>(null);
  const { remove, isDeleting, note } = useCollectionDelete(list, 'Product', () => deletePrompt('product'));

  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((other) => other !== id)));

  const sorting = (by: (typeof PRODUCT_SORTS)[number], column: Column<ProductRecord>) =>
    sortable(list, '', { by }, column);
  const columns: readonly Column<ProductRecord>[] = [
    sorting('name', {
      title: 'Product',
      wraps: true,
      render: (product) => (
        <NameCell
          thumb={
            <>
              {may('change prices') && (
                <Checkbox
                  className="flex-none"
                  label={<span className="sr-only">Select {product.name}</span>}
                  checked={ticked.has(product.id)}
                  onChange={({ target }) => tick(product.id, target.checked)}
                />
              )}
              <Thumb address={product.images[0]} width={48} />
            </>
          }
        >
          <RowNameLink {...opened.linkTo(product.id)}>{product.name}</RowNameLink>
          <Sub>{product.productCode}</Sub>
          {product.isListed === false && <Sub className="max-md:hidden xl:hidden">Hidden</Sub>}
        </NameCell>
      ),
    }),
    {
      title: 'Category',
      wraps: true,
      className: 'md:max-xl:hidden',
      render: ({ category, isListed }) => (
        <span>
          {categories.find(({ id }) => id === category)?.name ?? category}
          {isListed === false && <Sub>Hidden</Sub>}
        </span>
      ),
    },
    sorting('price', {
      title: 'Price',
      align: 'right',
      render: (product) => <ChargedPrice product={product} />,
    }),
    sorting('stock', {
      title: 'Stock',
      align: 'right',
      wraps: true,
      render: (product) => <StockCell product={product} />,
    }),
    { title: 'Status', render: (product) => <StockState product={product} /> },
    actionsColumn((product) => (
      <RowActions
        name={product.name}
        isBusy={isDeleting(product)}
        editNeeds="change stock"
        onEdit={() => opened.open(product.id)}
        deleteNeeds={PRODUCT_EDIT}
        onDelete={() => void remove(product)}
      />
    )),
  ];

  return (
    <ListScreen
      title="Products"
      nouns={['product', 'products']}
      list={list}
      columns={columns}
      isTight
      search="Search by name or category"
      filters={[
        { name: 'category', label: 'Category', all: 'All categories', options: namedOptions(categories) },
        { name: 'stock', label: 'Stock', all: 'Any stock', options: STOCK_OPTIONS },
      ]}
      listActions={
        <>
          <RoleButton
            needs="change prices"
            onClick={() => setTicked(new Set(ticked.size > 0 ? [] : list.rows.map(({ id }) => id)))}
          >
            {ticked.size > 0 ? `Clear ${formatCount(ticked.size)} selected` : 'Select page'}
          </RoleButton>
          <RoleButton needs="change prices" onClick={() => setOpen('prices')}>
            <AdminIcon name="percent" />
            Change prices
          </RoleButton>
        </>
      }
      note={note}
      actions={
        <>
          <ExportButton needs={PRODUCT_EDIT} list={list} noun="products" />
          <RoleButton needs={PRODUCT_EDIT} onClick={() => setOpen('import')}>
            <Icon name="upload" size="small" />
            Import CSV
          </RoleButton>
          <AddButton needs={PRODUCT_EDIT} onClick={() => opened.open(NEW_PRODUCT)}>
            Add Product
          </AddButton>
        </>
      }
    >
      {open === 'prices' && (
        <PriceDialog
          scopes={priceScopes({
            ticked: [...ticked],
            filters: list.filters,
            total: list.paging?.total,
            categories,
          })}
          onChanged={() => void refresh('product')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'import' && (
        <ImportDialog onImported={() => void refresh('product')} onClose={() => setOpen(null)} />
      )}
      {isAdding && mayEdit && (
        <ProductEditor
          product={null}
          categories={categories}
          onReload={() => undefined}
          onClose={opened.close}
        />
      )}
      {opened.id !== undefined && !isAdding && !mayEdit && (
        <StockDialog
          key={opened.id}
          id={opened.id}
          row={list.rows.find(({ id }) => id === opened.id)}
          onClose={opened.close}
        />
      )}
      {opened.id !== undefined && !isAdding && mayEdit && (
        <ProductDialog
          key={opened.id}
          id={opened.id}
          row={list.rows.find(({ id }) => id === opened.id)}
          categories={categories}
          onDelete={remove}
          onClose={opened.close}
        />
      )}
    </ListScreen>
  );
}
