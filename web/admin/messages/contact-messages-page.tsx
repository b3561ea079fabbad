import type { Contact } from '../../../contract/messages/contact.ts';
import { CONTACT_SCREEN_STATUSES, type ContactStatus } from '../../../domain/messages/contact.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { Inbox, type InboxKind } from './inbox.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { CONTACT_TONES, contactOnScreen } from './message.ts';

export const meta = adminMeta('Contact messages');

const CONTACTS: InboxKind<ContactStatus, Contact> = {
  event: 'contact',
  plural: 'contacts',
  title: 'Contact messages',
  nouns: ['message', 'messages'],
  schema: contactOnScreen('messages'),
  statuses: CONTACT_SCREEN_STATUSES.messages,
  tones: CONTACT_TONES,
};

export default function ContactMessagesPage() {
  return <Inbox kind={CONTACTS} before={<InboxTabs />} after={(list) => <Diagnostics list={list} />} />;
}
