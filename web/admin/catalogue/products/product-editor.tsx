import { useId, useState } from 'react';
import { useParams } from 'react-router';
import type { CategoryRecord } from '../../../../contract/catalogue/category.ts';
import type { ProductRecord } from '../../../../contract/catalogue/product.ts';
import { newKey } from '../../../api/new-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { callAdmin, oneReader, saveAt } from '../../admin-call.ts';
import { useOpenedRow } from '../../data/use-admin-query.ts';
import { type EditProps, useDialogForm } from '../../dialogs/entity-dialog.tsx';
import { type EntityForm, useEntityForm } from '../../dialogs/use-entity-form.ts';
import { useOpenedAt } from '../../dialogs/use-opened-at.ts';
import { NotLoaded } from '../../list/waiting-lines.tsx';
import { logAs } from '../use-collection-delete.tsx';
import { CardPreview, ProductFoot, SectionList } from './editor-frame.tsx';
import { LIST_NAMES } from './fit/fit-values.ts';
import { picturesIn } from './picture-list.ts';
import { productChanges } from './product-changes.ts';
import { ProductFields, productFieldText } from './product-fields.tsx';
import {
  choicesOf,
  type ProductEdit,
  type ProductValues,
  productBody,
  productEditSchema,
  productRowSchema,
  productValues,
} from './product-form.ts';
import { type SectionName, sectionOf } from './product-sections.ts';
import { cardPrice } from './typed-product.ts';
import { mergeTheirs, variantFault, variantsBody } from './variant-rows.ts';

interface ProductEditorProps extends Omit<EditProps<ProductRecord>, 'row'> {
  /** Null: a new one. */
  readonly product: ProductRecord | null;
  readonly categories: readonly CategoryRecord[];
  readonly onDelete?: (product: ProductRecord) => boolean;
}

/** A failure is logged and shown at the lower edge; what was typed stays. */
export function ProductEditor({
  product: given,
  categories,
  onDelete,
  onReload,
  onClose,
}: ProductEditorProps) {
  // A newer row of the list must not change what the form began with.
  const [product] = useState(given);
  /** The idempotency key: a second attempt creates no second product. */
  const [addKey] = useState(() => newKey());
  const [note, setNote] = useState<string>();
  const formId = useId();
  const entity: EntityForm<ProductRecord, ProductValues, ProductEdit> = {
    kind: 'product',
    rowSchema: productRowSchema,
    valuesOf: productValues,
    bodyOf: (values, stored) => productBody(values, product, stored),
    bodySchema: productEditSchema,
    fieldText: (name, text) => productFieldText(name, text, categories),
  };
  const form = useEntityForm(entity, product, {
    save({ variantRows, fit, ...fields }, stored) {
      const body = {
        ...fields,
        ...(fit && { fit: withoutFaults(fit) }),
        ...(variantRows && variantsBody(variantRows)),
      };
      return saveAt('/products', addKey)(body, stored).catch(logAs('The product was not saved:'));
    },
    done: (stored) => `Product ${stored === null ? 'created' : 'updated'} successfully`,
    onConflict(theirs, known) {
      const merged = mergeTheirs(form.getValues('variants'), known, theirs);
      form.setValue('variants', [...merged.rows], { shouldDirty: true });
      if (merged.note !== undefined) setNote(merged.note);
      for (const name of LIST_NAMES) {
        const [before, theirSizes] = [productValues(known).fit[name], productValues(theirs).fit[name]];
        const isTouched = JSON.stringify(form.getValues(`fit.${name}`)) !== JSON.stringify(before);
        if (!isTouched) form.setValue(`fit.${name}`, theirSizes, { shouldDirty: true });
      }
    },
  });
  const { isSubmitting, isDirty, errors, submitCount } = form.formState;
  const { element, leave, giveUp, submit, reload } = useDialogForm(form, {
    onReload: async ({ id }) => onReload(await readProduct(id)),
    onClose,
  });

  const values = form.watch();
  const card = cardPrice(values, choicesOf(values, form.stored));
  const categoryName = (id: string) => categories.find((category) => category.id === id)?.name ?? id;
  const changes = isDirty ? productChanges(productValues(product), values, categoryName) : [];
  const refused = new Set<SectionName>(
    Object.keys(errors)
      .filter((field) => field !== 'root' && field !== 'variantRows')
      .map(sectionOf),
  );
  const fault = submitCount > 0 ? variantFault(values.variants) : undefined;
  if (fault !== undefined) refused.add(fault.path.endsWith('.boxes') ? 'stock' : 'prices');
  const idOf = (section: SectionName) => `${formId}-${section}`;
  return (
    <Dialog
      isOpen
      size="page"
      title={product === null ? 'Add Product' : 'Edit Product'}
      beside={product !== null && <ShopLink product={product} />}
      foot={
        <ProductFoot
          formId={formId}
          isNew={product === null}
          isSaving={isSubmitting}
          isDirty={isDirty}
          changes={changes}
          failure={errors.root}
          onReload={() => void reload()}
          onDiscard={() => (form.stored === null ? giveUp() : form.restart(form.stored))}
          onDelete={
            product !== null && onDelete !== undefined ? () => onDelete(product) && giveUp() : undefined
          }
        />
      }
      onClose={leave}
    >
      <form
        ref={element}
        id={formId}
        noValidate
        className="grid grid-cols-1 gap-4 lg:grid-cols-[10rem_minmax(0,1fr)_13rem] lg:gap-6"
        onSubmit={(event) => void submit(event)}
      >
        <SectionList
          variants={values.variants}
          changed={new Set(changes.map(({ section }) => section))}
          refused={refused}
          idOf={idOf}
        />
        <ProductFields {...{ product, categories, form, card, note, idOf }} />
        <CardPreview name={values.name} picture={picturesIn(values.images)[0]} card={card} />
      </form>
    </Dialog>
  );
}

const withoutFaults = ({ faults: _faults, ...facts }: NonNullable<ProductEdit['fit']>) => facts;

function ShopLink({ product: { isListed, slug } }: { readonly product: ProductRecord }) {
  if (isListed === false)
    return <p className="ml-auto self-center text-sm text-steel">Its category is hidden</p>;
  return (
    <p className="ml-auto self-center">
      <TextLink href={`/product/${encodeURIComponent(slug)}`} target="_blank">
        View in shop
      </TextLink>
    </p>
  );
}

interface ProductDialogProps {
  readonly id: string;
  readonly row: ProductRecord | undefined;
  readonly categories: readonly CategoryRecord[];
  /** Asks, and answers whether it is being deleted. */
  readonly onDelete: (product: ProductRecord) => boolean;
  readonly onClose: () => void;
}

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

export function useOpenedProduct() {
  const { product: id } = useParams();
  return { id, ...useOpenedAt('/admin/products') };
}

const readResponse = oneReader('product', productRowSchema);

const readProduct = async (id: string, signal?: AbortSignal) =>
  readResponse(
    await callAdmin(`/products/${encodeURIComponent(id)}`, signal === undefined ? {} : { signal }),
  );
