import type { ContactRequest } from '../../../contract/messages/contact.ts';
import type { EnquiryRequest } from '../../../contract/messages/enquiry.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath, idOf, messageOf } from '../../api/response.ts';

export const ENQUIRY_FAILED = 'Failed to send enquiry. Please try again.';
export const CONTACT_FAILED = 'Failed to send message. Please try again.';

/** `message` is for the shopper, `reason` is the server's. */
export type Sent =
  | { readonly ok: true; readonly referenceId: string | undefined }
  | { readonly ok: false; readonly message: string; readonly reason: string };

export interface ContactCalls {
  sendEnquiry(enquiry: EnquiryRequest): Promise<Sent>;
  sendContact(contact: ContactRequest): Promise<Sent>;
}

export function createContactCalls({ callPublic }: ApiClient): ContactCalls {
  async function send(path: string, body: object, failed: string, id: string): Promise<Sent> {
    try {
      const response = await callPublic(path, { method: 'POST', body });
      if (isServiceFailure(response)) return { ok: false, message: failed, reason: response.message };
      if (response === undefined || response === null || getPath(response, 'success') === false)
        return { ok: false, message: failed, reason: 'The answer says nothing' };
      const given =
        getPath(response, 'referenceId') ??
        getPath(response, id) ??
        getPath(response, 'id') ??
        getPath(response, 'data', 'id');
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
