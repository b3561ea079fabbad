import { useState } from 'react';
import { deletePrompt } from '../../../domain/messages.ts';
import { messageOf } from '../../api/reply.ts';
import { Button } from '../../ui/button.tsx';
import { readCategory } from '../categories/office-category.ts';
import { OfficeIcon } from '../frame/office-icon.tsx';
import { Box, OfficePage, officeMeta } from '../frame/office-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListNote } from '../list/list-note.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { howMany, readList } from '../list/list-reply.ts';
import { FilterSelect, ListToolbar } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { deleteFromList } from '../list/whole-list.ts';
import { callOffice } from '../office-call.ts';
import { usePart } from '../orders/use-part.ts';
import { type OfficeProduct, readOneProduct, readProduct } from './office-product.ts';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import './products.css';

export const meta = officeMeta('Products');

const FILTERS = ['search', 'category'];
const PAGE_SIZE = 50;

export default function ProductsPage() {
  const list = useList({ path: '/products', filters: FILTERS, readRow: readProduct, limit: PAGE_SIZE });
  const { value: categories = [] } = usePart(
    '/categories',
    (reply) => readList(reply, readCategory, 'categories').rows,
  );
  /** Undefined: the dialog is closed; null: for a new product. */
  const [edited, setEdited] = useState<OfficeProduct | null>();
  const [failure, setFailure] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());

  const remove = async ({ id, name }: OfficeProduct) => {
    if (deleting.has(id) || !window.confirm(deletePrompt('product'))) return;
    setDeleting((before) => new Set(before).add(id));
    setFailure(null);
    try {
      await deleteFromList('products', id);
      list.changeRows((rows) => rows.filter((row) => row.id !== id));
      await list.reload({ quiet: true });
    } catch (thrown) {
      console.error('The product was not deleted:', thrown);
      setFailure(`${name} was not deleted. ${messageOf(thrown, '')}`);
    }
    setDeleting((before) => new Set([...before].filter((other) => other !== id)));
  };

  return (
    <OfficePage
      title="Products"
      note={list.paging && howMany(list.paging, ['product', 'products'])}
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <OfficeIcon name="plus" size="small" />
          Add Product
        </Button>
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
        />
        {failure !== null && <ListNote onClose={() => setFailure(null)}>{failure}</ListNote>}
        <DataTable
          list={list}
          caption="Products"
          className="products-table"
          columns={productColumns({
            categoryName: (id) => categories.find((category) => category.id === id)?.name ?? id,
            isDeleting: ({ id }) => deleting.has(id),
            onEdit: setEdited,
            onDelete: (product) => void remove(product),
          })}
          rowKey={({ id }) => id}
          empty="No products found"
        />
        <ListPager list={list} />
      </Box>
      {edited !== undefined && (
        <ProductDialog
          key={`${edited?.id} ${edited?.version}`}
          product={edited}
          categories={categories}
          onSaved={() => void list.reload({ quiet: true })}
          onReload={() => void readAgain(edited).then(setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </OfficePage>
  );
}

async function readAgain(product: OfficeProduct | null): Promise<OfficeProduct | null> {
  if (product === null) return null;
  return readOneProduct(await callOffice(`/products/${encodeURIComponent(product.id)}`));
}
