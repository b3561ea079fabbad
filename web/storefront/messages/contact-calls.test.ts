import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createContactCalls } from './contact-calls.ts';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  subject: 'Enquiry about Power Rack',
  message: '',
};

async function callsOf(answer: Answer) {
  const server = await serve(() => answer);
  const client = createClient({ base: `${server.origin}/api`, readToken: () => 'secret' });
  return { server, ...createContactCalls(client) };
}

describe('an enquiry and a contact message', () => {
  it('go out without a token and come back with a reference', async () => {
    const { server, sendEnquiry, sendContact } = await callsOf({
      json: { success: true, enquiryId: 'E-7', id: 12 },
    });
    expect(await sendEnquiry({ ...asha, type: 'GENERAL', product_id: '21' })).toEqual({
      ok: true,
      referenceId: 'E-7',
    });
    expect(await sendContact({ ...asha, type: 'SUPPORT' })).toEqual({ ok: true, referenceId: '12' });
    expect(server.questions()).toEqual(['POST /api/enquiries', 'POST /api/contact-us']);
    expect(server.asked.map(({ token }) => token)).toEqual([undefined, undefined]);
    expect(server.asked[0]?.body).toEqual({ ...asha, type: 'GENERAL', product_id: '21' });
  });

  it.each<[string, Answer, string]>([
    ['nothing comes back', { status: 204 }, 'The answer says nothing'],
    ['the service is not there', { status: 404 }, 'Service temporarily unavailable. Please try again later.'],
    ['the server refuses', { status: 400, json: { error: 'Email is required' } }, 'Email is required'],
    ['the answer says no', { json: { success: false } }, 'The answer says nothing'],
  ])('say what the specification says when %s', async (_what, answer, reason) => {
    const { sendEnquiry, sendContact } = await callsOf(answer);
    expect(await sendEnquiry({ ...asha, type: 'GENERAL' })).toEqual({
      ok: false,
      message: 'Failed to send enquiry. Please try again.',
      reason,
    });
    expect(await sendContact(asha)).toEqual({
      ok: false,
      message: 'Failed to send message. Please try again.',
      reason,
    });
  });
});
