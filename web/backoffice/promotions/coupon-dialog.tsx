import { useState } from 'react';
import { checkCouponForm } from '../../../domain/checks/promotion.ts';
import { showToast } from '../../ui/toast.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { type EditOutcome, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';
import { callOffice } from '../office-call.ts';
import { CouponFields } from './coupon-fields.tsx';
import { COUPON_FIELDS, couponBody, couponTerms, couponTyped } from './coupon-form.ts';
import { CouponMeaning } from './coupon-meaning.tsx';
import { couponInTheWay, type OfficeCoupon } from './coupon-reply.ts';
import { couponFieldWords } from './coupon-words.ts';
import { halfTyped } from './typed.ts';
import { useTyped } from './use-typed.ts';

interface CouponDialogProps {
  /** Null: a new one. */
  readonly coupon: OfficeCoupon | null;
  readonly onSaved: () => void;
  /** Somebody else was faster: with the coupon as it is now, when it is wanted instead of what was typed. */
  readonly onReload: (coupon: OfficeCoupon) => void;
  readonly onClose: () => void;
}

/** What was typed stays until it is saved. After somebody else's change it can be saved over that, knowingly. */
export function CouponDialog({ coupon, onSaved, onReload, onClose }: CouponDialogProps) {
  const form = useTyped(couponTyped(coupon), couponFieldWords);
  const [present, setPresent] = useState(coupon);

  const save = async (_: FormData, element: HTMLFormElement): Promise<EditOutcome> => {
    const checked = checkCouponForm(couponBody(form.typed));
    const errors = { ...(checked.ok ? {} : checked.errors), ...halfTyped(element) };
    if (!checked.ok || Object.keys(errors).length > 0)
      return outcomeFor(COUPON_FIELDS, { is: 'invalid', errors });
    try {
      await send(present, checked.value);
    } catch (thrown) {
      const inTheWay = couponInTheWay(thrown);
      if (inTheWay !== undefined) {
        setPresent(inTheWay);
        form.setTheirs(couponTyped(inTheWay));
        return {
          is: 'conflict',
          message: 'What they saved stands below your words. Save again to keep yours.',
        };
      }
      const outcome = outcomeFor(COUPON_FIELDS, outcomeOf(thrown));
      if (outcome.is === 'failed') showToast({ kind: 'error', text: 'Failed to save coupon' });
      return outcome;
    }
    showToast({
      kind: 'success',
      text: coupon === null ? 'Coupon created successfully' : 'Coupon updated successfully',
    });
    onSaved();
    return { is: 'saved' };
  };

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
          <CouponMeaning terms={couponTerms(form.typed)} />
        </div>
      )}
    </EditDialog>
  );
}

function send(present: OfficeCoupon | null, fields: object): Promise<unknown> {
  if (present === null) return callOffice('/coupons', { method: 'POST', body: fields });
  const path = `/coupons/${encodeURIComponent(present.id)}`;
  return callOffice(path, { method: 'PUT', body: { ...fields, version: present.version } });
}
