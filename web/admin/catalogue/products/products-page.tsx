import { useState } from 'react';
import { categoryRecordSchema } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { deletePrompt } from '../../../../domain/text/admin-texts.ts';
import { formatCount } from '../../../../domain/text/format.ts';
import { messageOf } from '../../../api/response.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { refresh } from '../../data/query-client.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { removeRow } from '../../data/use-row-mutation.ts';
import { downloadFile } from '../../download.ts';
import { AdminIcon } from '../../frame/admin-icon.tsx';
import { AdminPage, adminMeta, Box } from '../../frame/admin-page.tsx';
import { DataTable } from '../../list/data-table.tsx';
import { listQuery } from '../../list/list-address.ts';
import { ListNote } from '../../list/list-note.tsx';
import { ListPager } from '../../list/list-pager.tsx';
import { countLabel, readList, readWith } from '../../list/list-response.ts';
import { FilterSelect, ListToolbar } from '../../list/list-toolbar.tsx';
import { deleteFromList } from '../../list/replace-collection.ts';
import { useList } from '../../list/use-list.ts';
import { ImportDialog } from './import-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { priceScopes } from './price-scope.ts';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { readProduct, readProductResponse } from './read-product.ts';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());

  const remove = async ({ id, name }: ProductRecord) => {
    if (deleting.has(id) || !window.confirm(deletePrompt('product'))) return;
    setDeleting((before) => new Set(before).add(id));
    setFailure(null);
    try {
      await deleteFromList('products', id);
      removeRow(list.key, id);
      showToast({ kind: 'success', text: 'Product deleted successfully' });
      await refresh('product');
    } catch (thrown) {
      console.error('The product was not deleted:', thrown);
      setFailure(`${name} was not deleted. ${messageOf(thrown, '')}`);
    }
    setDeleting((before) => new Set([...before].filter((other) => other !== id)));
  };

  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const id of ids) isTicked ? next.add(id) : next.delete(id);
      return next;
    });

  const exportCsv = async () => {
    setExporting(true);
    const query = listQuery(new URLSearchParams(list.filters), FILTERS);
    await downloadFile(`/products/export?${query}`, 'products.csv').catch((thrown: unknown) => {
      console.error('The products were not exported:', thrown);
      showToast({ kind: 'error', text: 'Failed to export products' });
    });
    setExporting(false);
  };

  const total = list.paging?.total;
  return (
    <AdminPage
      title="Products"
      note={list.paging && countLabel(list.paging, ['product', 'products'])}
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
      <Box>
        <ListToolbar
          list={list}
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
          actions={
            <>
              {ticked.size > 0 ? (
                <Button onClick={() => setTicked(new Set())}>Untick {formatCount(ticked.size)}</Button>
              ) : (
                <Button
                  onClick={() =>
                    tick(
                      list.rows.map(({ id }) => id),
                      true,
                    )
                  }
                >
                  Tick this page
                </Button>
              )}
              <Button onClick={() => setOpen('prices')}>
                <AdminIcon name="percent" size="small" />
                Change prices
              </Button>
            </>
          }
        />
        {failure !== null && <ListNote onClose={() => setFailure(null)}>{failure}</ListNote>}
        <DataTable
          list={list}
          caption="Products"
          className="products-table"
          columns={productColumns({
            categoryName: (id) => categories.find((category) => category.id === id)?.name ?? id,
            isDeleting: ({ id }) => deleting.has(id),
            isTicked: ({ id }) => ticked.has(id),
            onTick: ({ id }, isTicked) => tick([id], isTicked),
            onEdit: setEdited,
            onDelete: (product) => void remove(product),
          })}
          rowKey={({ id }) => id}
          empty="No products found"
        />
        <ListPager list={list} />
      </Box>
      {open === 'prices' && (
        <PriceDialog
          scopes={priceScopes({ ticked: [...ticked], filters: list.filters, total, categories })}
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
          onSaved={() => {
            const done = edited === null ? 'created' : 'updated';
            showToast({ kind: 'success', text: `Product ${done} successfully` });
            void refresh('product');
          }}
          onReload={() => readAgain(edited).then(setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}

async function readAgain(product: ProductRecord | null): Promise<ProductRecord | null> {
  if (product === null) return null;
  return readProductResponse(await callAdmin(`/products/${encodeURIComponent(product.id)}`));
}
