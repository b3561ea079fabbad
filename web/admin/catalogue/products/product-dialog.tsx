import { useState } from 'react';
import type { CategoryRecord } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { useOpenedRow } from '../../data/use-opened-row.ts';
import { NotLoaded } from '../../list/waiting-lines.tsx';
import { ProductEditor } from './product-editor.tsx';
import { readProduct } from './use-opened-product.ts';

interface ProductDialogProps {
  /** As the address has it. */
  readonly id: string;
  /** The list's row, where it has it. */
  readonly row: ProductRecord | undefined;
  readonly categories: readonly CategoryRecord[];
  /** Asks, and answers whether it is being deleted. */
  readonly onDelete: (product: ProductRecord) => boolean;
  readonly onClose: () => void;
}

/** The form of the product in the address, as soon as it is there. */
export function ProductDialog({ id, row, ...editor }: ProductDialogProps) {
  const { opened: product, ...query } = useOpenedRow('product', id, row, readProduct);
  const [reloaded, setReloaded] = useState<ProductRecord>();
  const opened = reloaded ?? product;
  // What is typed stays, also when the list has newer rows meanwhile.
  if (opened !== undefined)
    return <ProductEditor key={reloaded?.version} product={opened} onReload={setReloaded} {...editor} />;
  const { onClose } = editor;
  return (
    <Dialog isOpen title={query.isUnknown ? 'Product not found' : 'Edit Product'} onClose={onClose}>
      {query.isUnknown ? (
        <>
          <p>We don’t have a product with this id. It may have been deleted.</p>
          <DialogActions>
            <Button kind="primary" onClick={onClose}>
              Show all products
            </Button>
          </DialogActions>
        </>
      ) : (
        <NotLoaded query={query} count={6}>
          We couldn’t load the product.
        </NotLoaded>
      )}
    </Dialog>
  );
}
