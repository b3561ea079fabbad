import { checkCouponForm } from '../../../contract/promotions.ts';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { useEditConflict } from '../dialogs/use-edit-conflict.ts';
import { CouponFields } from './coupon-fields.tsx';
import { COUPON_FIELDS, couponBody, couponTerms, couponTyped } from './coupon-form.ts';
import { CouponMeaning } from './coupon-meaning.tsx';
import { type AdminCoupon, readCoupon } from './coupon-reply.ts';
import { couponFieldWords } from './coupon-words.ts';
import { savePromotion } from './save-promotion.ts';

interface CouponDialogProps {
  /** Null: a new one. */
  readonly coupon: AdminCoupon | null;
  readonly onSaved: () => void;
  /** Somebody else was faster: with the coupon as it is now, when it is wanted instead of what was typed. */
  readonly onReload: (coupon: AdminCoupon) => void;
  readonly onClose: () => void;
}

/** What was typed stays until it is saved. After somebody else's change it can be saved over that, knowingly. */
export function CouponDialog({ coupon, onSaved, onReload, onClose }: CouponDialogProps) {
  const { form, present, refused } = useEditConflict(coupon, {
    ...{ name: 'coupon', read: readCoupon, formValuesOf: couponTyped, wordsOf: couponFieldWords },
  });

  const save = (_: FormData, element: HTMLFormElement) =>
    savePromotion({
      word: 'coupon',
      ...{ present, element, fields: COUPON_FIELDS, refused, onSaved },
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
