import { type Enquiry, enquirySchema } from '../../../contract/messages/enquiry.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { Inbox, type InboxKind } from './inbox.tsx';
import { ENQUIRY_TONES } from './message.ts';

export const meta = adminMeta('Enquiries');

const ENQUIRIES: InboxKind<EnquiryStatus, Enquiry> = {
  event: 'enquiry',
  plural: 'enquiries',
  title: 'Enquiries',
  nouns: ['enquiry', 'enquiries'],
  schema: enquirySchema,
  statuses: ENQUIRY_STATUSES,
  tones: ENQUIRY_TONES,
};

export default function EnquiriesPage() {
  return <Inbox kind={ENQUIRIES} />;
}
