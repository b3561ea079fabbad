import { describe, expect, it } from 'vitest';
import { readSentMessage, sentMessage } from './sent-message.ts';

describe('what the contact thank-you page is told', () => {
  const form = { name: 'Asha', email: 'asha@gym.example', subject: 'A rack' };

  it('is that something was submitted, its reference, a summary, and whether it was an enquiry', () => {
    const state = sentMessage(form, 'CONTACT-1', { isEnquiry: true });
    expect(state).toEqual({ submitted: true, referenceId: 'CONTACT-1', form, isEnquiry: true });
    expect(readSentMessage(structuredClone(state))).toEqual(state);
  });

  it.each([null, undefined, 'yes', { submitted: 'true' }, { submitted: false }, { referenceId: 'X' }])(
    'is nothing where the state is %j',
    (state) => {
      expect(readSentMessage(state)).toBeNull();
    },
  );

  it('leaves out what is no text', () => {
    expect(readSentMessage({ submitted: true, referenceId: 7, form: 'x', isEnquiry: 1 })).toEqual({
      submitted: true,
      referenceId: undefined,
      form: { name: '', email: '', subject: '' },
      isEnquiry: false,
    });
  });
});
