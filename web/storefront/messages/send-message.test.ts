import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { sendContact, sendEnquiry } from './send-message.ts';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  subject: 'Enquiry about Power Rack',
  message: '',
};
const about = { id: 'E-7', referenceId: 'ENQ-7', ...asha, created_at: '2026-11-15T10:00:00.000Z' };
const enquiry = {
  ...about,
  status: 'new',
  type: 'GENERAL',
  product_id: '21',
  product_name: 'Power Rack',
  product_slug: 'power-rack',
};
const contact = { ...about, status: 'NEW', type: 'SUPPORT', updated_at: about.created_at };

async function shopThatSays(answer: Answer) {
  const server = await serve(() => answer);
  const client = createClient({ base: `${server.origin}/api`, readToken: () => 'secret' });
  return { server, client };
}

it('an enquiry and a contact message go out without a token and come back with a reference', async () => {
  const saved = { success: true, message: 'Thank you', referenceId: 'ENQ-7' };
  const { server, client } = await shopThatSays({
    json: { ...saved, enquiryId: 'E-7', enquiry, contact, data: enquiry },
  });
  const sent = await sendEnquiry({ ...asha, type: 'GENERAL', product_id: '21' }, client);
  expect(sent.referenceId).toBe('ENQ-7');
  const other = await shopThatSays({ json: { ...saved, contact, data: contact } });
  expect((await sendContact({ ...asha, type: 'SUPPORT' }, other.client)).referenceId).toBe('ENQ-7');
  expect([...server.questions(), ...other.server.questions()]).toEqual([
    'POST /api/enquiries',
    'POST /api/contact-us',
  ]);
  expect([...server.asked, ...other.server.asked].map(({ token }) => token)).toEqual([undefined, undefined]);
  expect(server.asked[0]?.body).toEqual({ ...asha, type: 'GENERAL', product_id: '21' });
});

it.each<[string, Answer]>([
  ['nothing comes back', { status: 204 }],
  ['the service is not there', { status: 404 }],
  ['the server refuses', { status: 400, json: { error: 'Email is required' } }],
  ['the answer says no', { json: { success: false } }],
])('neither is sent when %s', async (_what, answer) => {
  const { client } = await shopThatSays(answer);
  await expect(sendEnquiry({ ...asha, type: 'GENERAL' }, client)).rejects.toThrow();
  await expect(sendContact(asha, client)).rejects.toThrow();
});
