import { useState } from 'react';
import type { CategoryRecord } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { newKey } from '../../../api/new-key.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EntityDialog } from '../../dialogs/entity-dialog.tsx';
import { type EditProps, saveAt } from '../../dialogs/use-edited.ts';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { oneReader } from '../../read-response.ts';
import { logAs } from '../use-collection-delete.tsx';
import { ProductFields, productFieldWords } from './product-fields.tsx';
import {
  type ProductEdit,
  type ProductValues,
  productBody,
  productEditSchema,
  productRowSchema,
  productValues,
} from './product-form.ts';
import { VariantField } from './variant-field.tsx';
import { mergeTheirs, variantsBody } from './variant-rows.ts';

interface ProductDialogProps extends EditProps<ProductRecord> {
  readonly categories: readonly CategoryRecord[];
}

/** A failure is logged and shown in the dialog, which keeps what was typed. */
export function ProductDialog({ row: product, categories, onReload, onClose }: ProductDialogProps) {
  /** The idempotency key: a second attempt creates no second product. */
  const [addKey] = useState(() => newKey());
  const [note, setNote] = useState<string>();
  const entity: EntityForm<ProductRecord, ProductValues, ProductEdit> = {
    kind: 'product',
    rowSchema: productRowSchema,
    valuesOf: productValues,
    bodyOf: (values, stored) => productBody(values, product, stored),
    bodySchema: productEditSchema,
    wordsOf: (name, text) => productFieldWords(name, text, categories),
  };
  const form = useEntityForm(entity, product, {
    save({ variantRows, ...fields }, stored) {
      const body = variantRows === undefined ? fields : { ...fields, ...variantsBody(variantRows) };
      return saveAt('/products', addKey)(body, stored).catch(logAs('The product was not saved:'));
    },
    done: (stored) => `Product ${stored === null ? 'created' : 'updated'} successfully`,
    onConflict(theirs, known) {
      const merged = mergeTheirs(form.getValues('variants'), known, theirs);
      form.setValue('variants', [...merged.rows], { shouldDirty: true });
      if (merged.note !== undefined) setNote(merged.note);
    },
  });

  return (
    <EntityDialog
      form={form}
      title={product === null ? 'Add Product' : 'Edit Product'}
      size="large"
      addLabel="Add product"
      onReload={async (stored) => onReload(await readAgain(stored))}
      onClose={onClose}
    >
      {product !== null && (
        <p>
          {product.isListed === false ? (
            'Its category is hidden, so the shop does not show it.'
          ) : (
            <TextLink href={`/product/${encodeURIComponent(product.slug)}`} target="_blank">
              See it in the shop
            </TextLink>
          )}
        </p>
      )}
      <ProductFields product={product} categories={categories} form={form} />
      <VariantField form={form} note={note} />
    </EntityDialog>
  );
}

const readResponse = oneReader('product', productRowSchema);

const readAgain = async ({ id }: ProductRecord) =>
  readResponse(await callAdmin(`/products/${encodeURIComponent(id)}`));
