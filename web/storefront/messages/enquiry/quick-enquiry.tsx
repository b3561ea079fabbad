import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkQuickEnquiry } from '../../../../contract/messages/enquiry-form.ts';
import { contactReference } from '../../../../domain/messages/contact.ts';
import {
  enquirySubject,
  QUICK_ENQUIRY_CATEGORIES,
  QUICK_ENQUIRY_TYPE,
  quickEnquiryCategory,
  quickEnquiryCategoryLabel,
} from '../../../../domain/messages/enquiry.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { createFormDraft } from '../../../storage/form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailField, Field, PhoneField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useCheckedForm } from '../../accounts/use-checked-form.ts';
import { tellAnalytics } from '../../analytics.ts';
import { readProductFacts } from '../../catalogue/product-calls.ts';
import { useLatest } from '../../frame/use-latest.ts';
import { CONTACT_THANK_YOU, sentMessage } from '../contact/sent-message.ts';
import { ENQUIRY_FAILED, sendEnquiry } from '../send-message.ts';

interface QuickEnquiryProps {
  /** Without a product the enquiry is about the chosen category. */
  readonly productId?: string | undefined;
  readonly topic?: EnquiryTopic | undefined;
  readonly onClose: () => void;
}

const OPENING = {
  demo: 'I’d like to book a free online demo.',
  payment: 'I’d like to pay 10% now and the rest on delivery. How does it work?',
  emi: 'I’d like to pay in six monthly instalments at 0% interest. How does it work?',
} as const;

/** What the shopper asks about; it opens the message. */
export type EnquiryTopic = keyof typeof OPENING;

const CATEGORY_OPTIONS = QUICK_ENQUIRY_CATEGORIES.map((value) => ({
  value,
  label: quickEnquiryCategoryLabel(value),
}));

const DRAFT = createFormDraft('quick-enquiry-draft');

/** The draft, unless it is only one of the opening texts; else the opening text of the topic. */
function initialMessage(draft: string | undefined, topic: QuickEnquiryProps['topic']): string | undefined {
  const isOwn = draft !== undefined && draft !== '' && !Object.values(OPENING).some((text) => text === draft);
  return isOwn ? draft : topic && OPENING[topic];
}

export default function QuickEnquiry({ productId, topic, onClose }: QuickEnquiryProps) {
  const navigate = useNavigate();
  const user = useAuth((auth) => auth.user);
  // Name and category come from the shop itself; while it does not answer, the enquiry is about the category alone.
  const product = useLatest(productId ?? null, readProductFacts);
  const [draft] = useState(() => DRAFT.read());
  const [category, setCategory] = useState<string>();
  const chosen = category ?? (product === undefined ? '' : quickEnquiryCategory(product.category));

  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    check: (typed) => checkQuickEnquiry({ ...typed, category: chosen }),
    start: {
      name: draft.name ?? user?.name,
      email: draft.email ?? user?.email,
      phone: draft.phone ?? user?.phone ?? undefined,
      message: initialMessage(draft.message, topic),
    },
    draft: DRAFT,
    async send({ name, email, phone, message, category: about }) {
      const subject = enquirySubject({ productName: product?.name, category: about });
      const sent = await sendEnquiry({
        name,
        email,
        phone,
        subject,
        message,
        type: QUICK_ENQUIRY_TYPE,
        product_id: productId,
      }).catch(() => undefined);
      if (sent === undefined) return { message: ENQUIRY_FAILED };
      DRAFT.clear();
      tellAnalytics({ event: 'form_submit', form_type: 'quick-enquiry' });
      const referenceId = contactReference(sent.referenceId, new Date());
      await navigate(CONTACT_THANK_YOU, {
        state: sentMessage({ name, email, subject }, referenceId, { isEnquiry: true }),
      });
    },
  });

  return (
    <Dialog isOpen onClose={onClose} title="Quick Enquiry">
      <form {...form} className="grid gap-4">
        <p className="bg-studio px-3.5 py-2.5 font-semibold wrap-anywhere">
          {product !== undefined || chosen !== ''
            ? enquirySubject({ productName: product?.name, category: chosen })
            : 'Ask us anything about our equipment'}
        </p>
        <Field label="Name" {...field('name')} autoComplete="name" data-autofocus />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
        <Select
          label="Category"
          name="category"
          placeholder="Please choose"
          options={CATEGORY_OPTIONS}
          value={chosen}
          onChange={({ target }) => setCategory(target.value)}
          error={errors.category}
        />
        <Field label="Message" {...field('message')} multiline rows={4} optional />
        <div role="alert">
          {refusal !== null && (
            <Callout tone="red" icon="warning" isColoured>
              {refusal}
            </Callout>
          )}
        </div>
        <Button type="submit" kind="primary" block busy={isBusy} busyLabel="Sending...">
          Send Enquiry
        </Button>
      </form>
    </Dialog>
  );
}
