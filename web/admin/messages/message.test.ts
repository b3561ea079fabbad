import { describe, expect, it } from 'vitest';
import { contactOnScreen, replyLink } from './message.ts';

const readForm = (value: unknown) => contactOnScreen('forms').safeParse(value).data;
const readMessage = (value: unknown) => contactOnScreen('messages').safeParse(value).data;

const stored = {
  id: '7',
  referenceId: 'CONTACT-4D493DC103',
  name: 'Asha Rao',
  email: 'asha&co@example.in',
  phone: null,
  subject: 'Racks & rigs?',
  message: 'How much?',
  status: 'RESPONDED',
  type: 'SALES',
  created_at: '2026-11-15T10:00:00.000Z',
  updated_at: '2026-11-15T10:00:00.000Z',
};

describe('a message', () => {
  it('has its status in the word of the screen', () => {
    expect(readMessage(stored)?.status).toBe('REPLIED');
    expect(readForm({ ...stored, status: 'REPLIED' })?.status).toBe('RESPONDED');
    expect(readMessage({ ...stored, status: 'NEW' })?.status).toBe('NEW');
  });

  it('is left out when it cannot be read', () => {
    expect(readForm({ ...stored, status: 'LOST' })).toBeUndefined();
  });

  it('is answered with its subject and reference, whatever they hold', () => {
    expect(replyLink({ ...stored, subject: 'Racks & rigs?\r\nBcc: all@example.in' })).toBe(
      'mailto:asha%26co%40example.in?subject=Re%3A%20Racks%20%26%20rigs%3F%0D%0ABcc%3A%20all%40example.in%20%5BCONTACT-4D493DC103%5D',
    );
  });
});
