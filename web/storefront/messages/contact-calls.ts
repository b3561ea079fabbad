import type { ContactRequest } from '../../../contract/messages/contact.ts';
import type { EnquiryRequest } from '../../../contract/messages/enquiry.ts';
import { type ApiClient, shopClient } from '../../api/client.ts';
import { getPath, idOf, messageOf } from '../../api/response.ts';

export const ENQUIRY_FAILED = 'Failed to send enquiry. Please try again.';
export const CONTACT_FAILED = 'Failed to send message. Please try again.';

/** `message` is for the shopper, `reason` is the server's. */
export type Sent =
  | { readonly ok: true; readonly referenceId: string | undefined }
  | { readonly ok: false; readonly message: string; readonly reason: string };

export function createContactCalls({ askPublic }: ApiClient) {
  async function send(path: string, body: object, failed: string, id: string): Promise<Sent> {
    try {
      const response = await askPublic(path, { method: 'POST', body });
      if (response === undefined || response === null || getPath(response, 'success') === false)
        return { ok: false, message: failed, reason: 'The answer says nothing' };
      const ids = ['referenceId', id, 'id'].map((name) => idOf(getPath(response, name)));
      const referenceId = ids.find((each) => each !== undefined) ?? idOf(getPath(response, 'data', 'id'));
      return { ok: true, referenceId };
    } catch (thrown) {
      return { ok: false, message: failed, reason: messageOf(thrown, failed) };
    }
  }

  return {
    sendEnquiry: (enquiry: EnquiryRequest) => send('/enquiries', enquiry, ENQUIRY_FAILED, 'enquiryId'),
    sendContact: (contact: ContactRequest) => send('/contact-us', contact, CONTACT_FAILED, 'contactId'),
  };
}

export const { sendEnquiry, sendContact } = createContactCalls(shopClient);
