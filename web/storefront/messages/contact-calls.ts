import type { ContactType } from '../../../domain/messages/contact.ts';
import type { EnquiryType } from '../../../domain/messages/enquiry.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath, idOf, messageOf } from '../../api/response.ts';

export const ENQUIRY_FAILED = 'Failed to send enquiry. Please try again.';
export const CONTACT_FAILED = 'Failed to send message. Please try again.';

interface Sender {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly subject: string;
  readonly message?: string | undefined;
}

export interface EnquiryMessage extends Sender {
  readonly type: EnquiryType;
  readonly product_id?: string | undefined;
}

export interface ContactMessage extends Sender {
  readonly type?: ContactType | undefined;
}

/** `message` is what the shopper reads, `reason` is what the server said. */
export type Sent =
  | { readonly ok: true; readonly referenceId: string | undefined }
  | { readonly ok: false; readonly message: string; readonly reason: string };

export interface ContactCalls {
  sendEnquiry(enquiry: EnquiryMessage): Promise<Sent>;
  sendContact(contact: ContactMessage): Promise<Sent>;
}

export function createContactCalls({ callPublic }: ApiClient): ContactCalls {
  async function send(path: string, body: object, failed: string, id: string): Promise<Sent> {
    try {
      const reply = await callPublic(path, { method: 'POST', body });
      if (isServiceFailure(reply)) return { ok: false, message: failed, reason: reply.message };
      if (reply === undefined || reply === null || getPath(reply, 'success') === false)
        return { ok: false, message: failed, reason: 'The answer says nothing' };
      const given =
        getPath(reply, 'referenceId') ??
        getPath(reply, id) ??
        getPath(reply, 'id') ??
        getPath(reply, 'data', 'id');
      return { ok: true, referenceId: idOf(given) };
    } catch (thrown) {
      return { ok: false, message: failed, reason: messageOf(thrown, failed) };
    }
  }

  return {
    sendEnquiry: (enquiry) => send('/enquiries', enquiry, ENQUIRY_FAILED, 'enquiryId'),
    sendContact: (contact) => send('/contact-us', contact, CONTACT_FAILED, 'contactId'),
  };
}

export const { sendEnquiry, sendContact } = createContactCalls(shopClient);
