import { useState } from 'react';
import { categoryRecordSchema } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { deletePrompt } from '../../../../domain/text/admin-texts.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { refresh } from '../../data/query-client.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { downloadFile } from '../../download.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { adminMeta } from '../../frame/admin-page.tsx';
import { listQuery } from '../../list/list-address.ts';
import { readList, readWith } from '../../list/list-response.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { FilterSelect } from '../../list/list-toolbar.tsx';
import { useList } from '../../list/use-list.ts';
import { useCollectionDelete } from '../use-collection-delete.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { priceScopes } from './price-scope.ts';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { readProduct } from './read-product.ts';
import './products.css';

export const meta = adminMeta('Products');

const FILTERS = ['search', 'category'];
const PAGE_SIZE = 50;

export default function ProductsPage() {
  const list = useList({
    kind: 'product',
    path: '/products',
    filters: FILTERS,
    readRow: readProduct,
    limit: PAGE_SIZE,
  });
  const { value: categories = [] } = useAdminQuery({
    kind: 'category',
    path: '/categories',
    read: (response) => readList(response, readWith(categoryRecordSchema)).rows,
  });
  /** Undefined: the dialog is closed; null: for a new product. */
  const [edited, setEdited] = useState<ProductRecord | null>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'prices' | 'import' | null>(null);
  const [isExporting, setExporting] = useState(false);
  const { remove, isDeleting, note } = useCollectionDelete(list, 'Product', () => deletePrompt('product'));

  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((other) => other !== id)));

  const exportCsv = async () => {
    setExporting(true);
    const query = listQuery(new URLSearchParams(list.filters), FILTERS);
    await downloadFile(`/products/export?${query}`, 'products.csv').catch((thrown: unknown) => {
      console.error('The products were not exported:', thrown);
      showToast({ kind: 'error', text: 'Failed to export products' });
    });
    setExporting(false);
  };

  return (
    <ListScreen
      title="Products"
      nouns={['product', 'products']}
      list={list}
      columns={productColumns({
        categoryName: (id) => categories.find((category) => category.id === id)?.name ?? id,
        isDeleting,
        isTicked: ({ id }) => ticked.has(id),
        onTick: ({ id }, isTicked) => tick(id, isTicked),
        onEdit: setEdited,
        onDelete: remove,
      })}
      rowKey={({ id }) => id}
      className="products-table"
      search="Search by name or category"
      filters={
        <FilterSelect
          list={list}
          name="category"
          label="Category"
          all="All categories"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      }
      listActions={
        <>
          {ticked.size > 0 ? (
            <Button onClick={() => setTicked(new Set())}>Untick {formatCount(ticked.size)}</Button>
          ) : (
            <Button onClick={() => setTicked(new Set(list.rows.map(({ id }) => id)))}>Tick this page</Button>
          )}
          <Button onClick={() => setOpen('prices')}>
            <AdminIcon name="percent" size="small" />
            Change prices
          </Button>
        </>
      }
      note={note}
      actions={
        <>
          <Button busy={isExporting} onClick={() => void exportCsv()}>
            <AdminIcon name="download" size="small" />
            Export CSV
          </Button>
          <Button onClick={() => setOpen('import')}>
            <Icon name="upload" size="small" />
            Import CSV
          </Button>
          <Button kind="dark" onClick={() => setEdited(null)}>
            <AdminIcon name="plus" size="small" />
            Add Product
          </Button>
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
      {edited !== undefined && (
        <ProductDialog
          key={`${edited?.id} ${edited?.version}`}
          product={edited}
          categories={categories}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListScreen>
  );
}
