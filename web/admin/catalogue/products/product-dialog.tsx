import { useState } from 'react';
import { newKey } from '../../../api/new-key.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { callAdmin } from '../../admin-call.ts';
import { EditDialog } from '../../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor } from '../../dialogs/edit-outcome.ts';
import { useEditConflict } from '../../dialogs/use-edit-conflict.ts';
import { type AdminProduct, readOneProduct, readProduct } from './admin-product.ts';
import { type CategoryChoice, ProductFields, productFieldWords } from './product-fields.tsx';
import { PRODUCT_FIELDS, productBody, productErrors, productTyped } from './product-form.ts';
import { VariantField } from './variant-field.tsx';
import { atNewPrice, type PriceTicks, priceChoices } from './variant-prices.ts';
import { VariantPricesField } from './variant-prices-field.tsx';
import { rowsOf, type TypedVariants, variantProblem, variantsBody, withTheirs } from './variant-rows.ts';

interface ProductDialogProps {
  /** Null: a new one. */
  readonly product: AdminProduct | null;
  readonly categories: readonly CategoryChoice[];
  readonly onSaved: (product: AdminProduct) => void;
  /** After a conflict: with the product as it is now, when it is wanted instead of what was typed. */
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

/** Failures are only logged; the dialog stays with what was typed and says in place why it was not saved. */
export function ProductDialog({ product, categories, onSaved, onReload, onClose }: ProductDialogProps) {
  const [variants, setVariants] = useState<TypedVariants>(() => ({
    rows: product === null ? [] : rowsOf(product),
    isTouched: false,
  }));
  const { form, present, refused } = useEditConflict(product, {
    ...{ name: 'product', read: readProduct, formValuesOf: productTyped },
    wordsOf: (name, text) => productFieldWords(name, text, categories),
    onTheirs: (theirs, known) => setVariants((before) => withTheirs(before, known, theirs)),
  });
  /** A second attempt to add makes no second product. */
  const [addKey] = useState(() => newKey());

  const { price = '', salePrice = '' } = form.values;
  const [ticks, setTicks] = useState<PriceTicks>({});
  const choices = priceChoices(pricesOf(present), { price, salePrice }, variants.rows, ticks);

  const save = async (typed: FormData, element: HTMLFormElement): Promise<EditOutcome> => {
    // Pictures are moved without typing.
    form.watch(element);
    const body = productBody(typed, product, present);
    const rows = atNewPrice(choices, { price, salePrice }, variants.rows);
    const isTouched = variants.isTouched || choices.some(({ isTicked }) => isTicked);
    const problem = isTouched ? variantProblem(rows) : undefined;
    const errors = productErrors(body) ?? (problem === undefined ? null : { form: problem });
    if (errors !== null) return outcomeFor(PRODUCT_FIELDS, { is: 'invalid', errors });
    const whole = isTouched ? { ...body, ...variantsBody(rows) } : body;
    try {
      onSaved(readOneProduct(await send(product, whole, addKey)));
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

function pricesOf(product: AdminProduct | null) {
  const { price = '', salePrice = '' } = productTyped(product);
  return { price, salePrice };
}

function send(product: AdminProduct | null, body: object, key: string): Promise<unknown> {
  return product === null
    ? callAdmin('/products', { method: 'POST', body, headers: { 'idempotency-key': key } })
    : callAdmin(`/products/${encodeURIComponent(product.id)}`, { method: 'PUT', body });
}
