import { QUICK_ENQUIRY_CATEGORIES } from '../../domain/messages/enquiry.ts';
import { MESSAGE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { optionalParagraph, phone } from '../fields.ts';
import { senderFields } from './message-fields.ts';

const quickEnquirySchema = z.object({
  ...senderFields,
  phone: phone(),
  category: z.enum(QUICK_ENQUIRY_CATEGORIES, { error: 'Category is required' }),
  message: optionalParagraph('Message', MESSAGE_MAX),
});

/** The quick enquiry dialog. */
export const checkQuickEnquiry = checker(quickEnquirySchema);
