import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';
import { callOffice } from '../office-call.ts';
import { type OfficeProduct, readOneProduct } from './office-product.ts';
import { type CategoryChoice, ProductFields } from './product-fields.tsx';
import { PRODUCT_FIELDS, productBody, productErrors } from './product-form.ts';
import { VariantField } from './variant-field.tsx';
import { rowsOf, type VariantRow, variantProblem, variantsBody } from './variant-rows.ts';

interface ProductDialogProps {
  /** Null: a new one. */
  readonly product: OfficeProduct | null;
  readonly categories: readonly CategoryChoice[];
  readonly onSaved: (product: OfficeProduct) => void;
  /** After a conflict: with the product as it is now. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

/** Failures are only logged; the dialog stays with what was typed and says in place why it was not saved. */
export function ProductDialog({ product, categories, onSaved, onReload, onClose }: ProductDialogProps) {
  const [variants, setVariants] = useState<readonly VariantRow[]>(() =>
    product === null ? [] : rowsOf(product),
  );
  const [areVariantsTouched, setVariantsTouched] = useState(false);
  /** A second attempt to add makes no second product. */
  const [addKey] = useState(() => newKey());

  const save = async (form: FormData): Promise<EditOutcome> => {
    const body = productBody(form, product);
    const problem = areVariantsTouched ? variantProblem(variants) : undefined;
    const errors = productErrors(body) ?? (problem === undefined ? null : { form: problem });
    if (errors !== null) return outcomeFor(PRODUCT_FIELDS, { is: 'invalid', errors });
    const whole = areVariantsTouched ? { ...body, ...variantsBody(variants) } : body;
    try {
      onSaved(readOneProduct(await send(product, whole, addKey)));
      return { is: 'saved' };
    } catch (thrown) {
      console.error('The product was not saved:', thrown);
      return outcomeFor(PRODUCT_FIELDS, outcomeOf(thrown));
    }
  };

  return (
    <EditDialog
      title={product === null ? 'Add Product' : 'Edit Product'}
      size="large"
      saveLabel={product === null ? 'Add product' : 'Save changes'}
      onSave={save}
      onReload={onReload}
      onClose={onClose}
    >
      {(errors) => (
        <>
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
          <ProductFields product={product} categories={categories} errors={errors} />
          <VariantField
            rows={variants}
            onChange={(rows) => {
              setVariants(rows);
              setVariantsTouched(true);
            }}
          />
        </>
      )}
    </EditDialog>
  );
}

function send(product: OfficeProduct | null, body: object, key: string): Promise<unknown> {
  return product === null
    ? callOffice('/products', { method: 'POST', body, headers: { 'idempotency-key': key } })
    : callOffice(`/products/${encodeURIComponent(product.id)}`, { method: 'PUT', body });
}
