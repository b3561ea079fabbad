import type { Contact } from '../../../contract/messages/contact.ts';
import { CONTACT_SCREEN_STATUSES, type ContactStatus } from '../../../domain/messages/contact.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { Inbox, type InboxKind } from './inbox.tsx';
import { contactOnScreen } from './message.ts';
import { CONTACT_TONES } from './message-tones.ts';

export const meta = adminMeta('Contact messages');

const CONTACTS: InboxKind<ContactStatus, Contact> = {
  event: 'contact',
  title: 'Contact messages',
  nouns: ['message', 'messages'],
  path: '/contacts',
  schema: contactOnScreen('messages'),
  statuses: CONTACT_SCREEN_STATUSES.messages,
  tones: CONTACT_TONES,
  empty: 'No contacts found',
  toasts: {
    loadFailed: 'Failed to load contacts',
    statusDone: 'Contact status updated',
    statusFailed: 'Failed to update contact status',
    deleteDone: 'Contact deleted successfully',
    deleteFailed: 'Failed to delete contact',
  },
};

export default function ContactMessagesPage() {
  return <Inbox kind={CONTACTS} after={(list) => <Diagnostics list={list} />} />;
}
