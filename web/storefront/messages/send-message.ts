import { type ContactRequest, sentContactResponse } from '../../../contract/messages/contact.ts';
import { type EnquiryRequest, sentEnquiryResponse } from '../../../contract/messages/enquiry.ts';
import { type ApiClient, shopClient } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';

export const ENQUIRY_FAILED = 'Failed to send enquiry. Please try again.';
export const CONTACT_FAILED = 'Failed to send message. Please try again.';

export const sendEnquiry = (enquiry: EnquiryRequest, { askPublic }: ApiClient = shopClient) =>
  parseResponse(sentEnquiryResponse, askPublic('/enquiries', { method: 'POST', body: enquiry }));

export const sendContact = (contact: ContactRequest, { askPublic }: ApiClient = shopClient) =>
  parseResponse(sentContactResponse, askPublic('/contact-us', { method: 'POST', body: contact }));
