import { useState } from 'react';
import {
  checkDiscountForm,
  type DiscountRecord,
  discountSchema,
} from '../../../contract/promotions/discount.ts';
import { discountPeriod, discountWords } from '../../../domain/promotions/promotion-words.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { readList, readWith } from '../list/list-response.ts';
import { type CategoryChoice, DiscountFields } from './discount-fields.tsx';
import { DISCOUNT_FIELDS, discountBody, discountFormValues, discountTerms } from './discount-form.ts';
import { discountFieldWords } from './discount-words.ts';
import { Meaning } from './meaning.tsx';
import { PricePreview, samplePath } from './price-preview.tsx';
import type { ChosenProduct } from './product-picker.tsx';
import { savePromotion } from './save-promotion.ts';

interface DiscountDialogProps {
  /** Null: a new one. */
  readonly discount: DiscountRecord | null;
  readonly categories: readonly CategoryChoice[];
  readonly onSaved: () => void;
  /** After an edit conflict: opens the discount as somebody else saved it, and drops what was typed. */
  readonly onReload: (discount: DiscountRecord) => void;
  readonly onClose: () => void;
}

/** After an edit conflict what was typed stays, and can be saved over the other change. */
export function DiscountDialog({ discount, categories, onSaved, onReload, onClose }: DiscountDialogProps) {
  const { form, present, refused } = useEditConflict(discount, {
    name: 'discount',
    read: readWith(discountSchema),
    formValuesOf: discountFormValues,
    wordsOf: (name, text, theirs) =>
      text === theirs?.targetId ? (theirs.targetName ?? text) : discountFieldWords(name, text),
  });
  const [product, setProduct] = useState(() => productOf(discount));

  const save = (_: FormData, element: HTMLFormElement) =>
    savePromotion({
      word: 'discount',
      present,
      element,
      fields: DISCOUNT_FIELDS,
      refused,
      onSaved,
      checked: checkDiscountForm(discountBody(form.values)),
    });

  return (
    <EditDialog
      title={discount === null ? 'Add Discount' : 'Edit Discount'}
      size="large"
      saveLabel={discount === null ? 'Add discount' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
      onReload={present === null ? undefined : () => onReload(present)}
      onClose={onClose}
    >
      {(errors) => (
        <div className="promotion-form">
          <div className="edit-fields">
            <DiscountFields
              form={form}
              errors={errors}
              categories={categories}
              product={product}
              onProduct={(chosen) => {
                setProduct(chosen);
                form.put({ product: chosen?.id ?? '' });
              }}
            />
          </div>
          <DiscountMeaning
            values={form.values}
            ownId={discount?.id}
            targetName={(id) =>
              id === product?.id ? product.name : categories.find((category) => category.id === id)?.name
            }
          />
        </div>
      )}
    </EditDialog>
  );
}

interface DiscountMeaningProps {
  readonly values: FormValues;
  readonly ownId: string | undefined;
  readonly targetName: (id: string) => string | undefined;
}

/** What the discount does, as it is typed, and what some products would cost. */
function DiscountMeaning({ values, ownId, targetName }: DiscountMeaningProps) {
  const [now] = useState(() => new Date());
  const live = useAdminQuery({
    kind: 'discount',
    path: '/discounts?status=live&limit=1000',
    read: (response) => readList(response, readWith(discountSchema)).rows,
  });
  const terms = discountTerms(values);
  if (terms === null) return <Meaning words={null} />;
  const name = terms.targetId === null ? null : (targetName(terms.targetId) ?? null);
  return (
    <Meaning
      words={discountWords(terms, name)}
      notes={[discountPeriod(terms), terms.isActive ? null : 'Switched off: no price changes']}
    >
      <PricePreview
        key={samplePath(terms)}
        discount={terms}
        others={(live.value ?? []).filter(({ id }) => id !== ownId)}
        now={now}
      />
      <p className="meaning-note">Of several discounts, the best one counts. Coupons come on top.</p>
    </Meaning>
  );
}

function productOf(discount: DiscountRecord | null): ChosenProduct | null {
  if (discount?.appliesTo !== 'product' || discount.targetId === null) return null;
  return { id: discount.targetId, name: discount.targetName ?? discount.targetId };
}
