import { type Enquiry, enquirySchema } from '../../../contract/messages/enquiry.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { Inbox, type InboxKind } from './inbox.tsx';
import { ENQUIRY_TONES } from './message-tones.ts';

export const meta = adminMeta('Enquiries');

const ENQUIRIES: InboxKind<EnquiryStatus, Enquiry> = {
  event: 'enquiry',
  title: 'Enquiries',
  nouns: ['enquiry', 'enquiries'],
  path: '/enquiries',
  schema: enquirySchema,
  statuses: ENQUIRY_STATUSES,
  tones: ENQUIRY_TONES,
  empty: 'No enquiries found',
  toasts: {
    loadFailed: 'Failed to load enquiries',
    statusDone: 'Enquiry status updated',
    statusFailed: 'Failed to update enquiry status',
    deleteDone: 'Enquiry deleted successfully',
    deleteFailed: 'Failed to delete enquiry',
  },
};

export default function EnquiriesPage() {
  return <Inbox kind={ENQUIRIES} />;
}
