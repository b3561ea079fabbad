import { useState } from 'react';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { newKey } from '../../../api/new-key.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EditDialog } from '../../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor } from '../../dialogs/edit-outcome.ts';
import { useEditConflict } from '../../dialogs/use-edit-conflict.ts';
import { type CategoryChoice, ProductFields, productFieldWords } from './product-fields.tsx';
import { PRODUCT_FIELDS, productBody, productErrors, productFormValues } from './product-form.ts';
import { readProduct, readProductResponse } from './read-product.ts';
import { VariantField } from './variant-field.tsx';
import { atNewPrice, type PriceTicks, priceChoices } from './variant-prices.ts';
import { VariantPricesField } from './variant-prices-field.tsx';
import { mergeTheirs, rowsOf, type VariantValues, variantProblem, variantsBody } from './variant-rows.ts';

interface ProductDialogProps {
  /** Null: a new one. */
  readonly product: ProductRecord | null;
  readonly categories: readonly CategoryChoice[];
  readonly onSaved: (product: ProductRecord) => void;
  /** After an edit conflict: opens the product as somebody else saved it, and drops what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

/** A failure is logged and shown in the dialog, which keeps what was typed. */
export function ProductDialog({ product, categories, onSaved, onReload, onClose }: ProductDialogProps) {
  const [variants, setVariants] = useState<VariantValues>(() => ({
    rows: product === null ? [] : rowsOf(product),
    isTouched: false,
  }));
  const { form, present, refused } = useEditConflict(product, {
    name: 'product',
    read: readProduct,
    formValuesOf: productFormValues,
    wordsOf: (name, text) => productFieldWords(name, text, categories),
    onTheirs: (theirs, known) => setVariants((before) => mergeTheirs(before, known, theirs)),
  });
  /** The idempotency key: a second attempt creates no second product. */
  const [addKey] = useState(() => newKey());

  const { price = '', salePrice = '' } = form.values;
  const [ticks, setTicks] = useState<PriceTicks>({});
  const choices = priceChoices(pricesOf(present), { price, salePrice }, variants.rows, ticks);

  const save = async (submitted: FormData, element: HTMLFormElement): Promise<EditOutcome> => {
    // Moving a picture fires no input event.
    form.watch(element);
    const body = productBody(submitted, product, present);
    const rows = atNewPrice(choices, { price, salePrice }, variants.rows);
    const isTouched = variants.isTouched || choices.some(({ isTicked }) => isTicked);
    const problem = isTouched ? variantProblem(rows) : undefined;
    const errors = productErrors(body) ?? (problem === undefined ? null : { form: problem });
    if (errors !== null) return outcomeFor(PRODUCT_FIELDS, { is: 'invalid', errors });
    const whole = isTouched ? { ...body, ...variantsBody(rows) } : body;
    try {
      onSaved(readProductResponse(await send(product, whole, addKey)));
      return { is: 'saved' };
    } catch (thrown) {
      console.error('The product was not saved:', thrown);
      return outcomeFor(PRODUCT_FIELDS, refused(thrown));
    }
  };

  return (
    <EditDialog
      title={product === null ? 'Add Product' : 'Edit Product'}
      size="large"
      saveLabel={product === null ? 'Add product' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
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
          <ProductFields product={product} categories={categories} form={form} errors={errors}>
            <VariantPricesField
              choices={choices}
              onTick={(key, isTicked) => setTicks((before) => ({ ...before, [key]: isTicked }))}
            />
          </ProductFields>
          <VariantField
            rows={variants.rows}
            note={variants.note}
            onChange={(rows) => setVariants((before) => ({ ...before, rows, isTouched: true }))}
          />
        </>
      )}
    </EditDialog>
  );
}

function pricesOf(product: ProductRecord | null) {
  const { price = '', salePrice = '' } = productFormValues(product);
  return { price, salePrice };
}

function send(product: ProductRecord | null, body: object, key: string): Promise<unknown> {
  return product === null
    ? callAdmin('/products', { method: 'POST', body, headers: { 'idempotency-key': key } })
    : callAdmin(`/products/${encodeURIComponent(product.id)}`, { method: 'PUT', body });
}
