import { type CouponRecord, checkCouponForm, couponSchema } from '../../../contract/promotions/coupon.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import { readWith } from '../list/list-response.ts';
import { CouponFields } from './coupon-fields.tsx';
import { COUPON_FIELDS, couponBody, couponFormValues, couponTerms } from './coupon-form.ts';
import { CouponMeaning } from './coupon-meaning.tsx';
import { couponFieldWords } from './coupon-words.ts';
import { savePromotion } from './save-promotion.ts';

interface CouponDialogProps {
  /** Null: a new one. */
  readonly coupon: CouponRecord | null;
  readonly onSaved: () => void;
  /** After an edit conflict: opens the coupon as somebody else saved it, and drops what was typed. */
  readonly onReload: (coupon: CouponRecord) => void;
  readonly onClose: () => void;
}

/** After an edit conflict what was typed stays, and can be saved over the other change. */
export function CouponDialog({ coupon, onSaved, onReload, onClose }: CouponDialogProps) {
  const { form, present, refused } = useEditConflict(coupon, {
    name: 'coupon',
    read: readWith(couponSchema),
    formValuesOf: couponFormValues,
    wordsOf: couponFieldWords,
  });

  const save = (_: FormData, element: HTMLFormElement) =>
    savePromotion({
      word: 'coupon',
      present,
      element,
      fields: COUPON_FIELDS,
      refused,
      onSaved,
      checked: checkCouponForm(couponBody(form.values)),
    });

  return (
    <EditDialog
      title={coupon === null ? 'Add Coupon' : `Edit ${coupon.code}`}
      size="large"
      saveLabel={coupon === null ? 'Add coupon' : 'Save changes'}
      onSave={save}
      onTyping={form.watch}
      onReload={present === null ? undefined : () => onReload(present)}
      onClose={onClose}
    >
      {(errors) => (
        <div className="promotion-form">
          <div className="edit-fields">
            <CouponFields form={form} errors={errors} />
          </div>
          <CouponMeaning terms={couponTerms(form.values)} />
        </div>
      )}
    </EditDialog>
  );
}
