import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { contactEditSchema, contactSubmissionSchema } from './contact.ts';
import { checkContactForm, checkSupportForm } from './contact-form.ts';

const checkContactEdit = (input: unknown) => check(contactEditSchema, input);
const checkContactSubmission = (input: unknown) => check(contactSubmissionSchema, input);

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  subject: 'A rack for my garage',
};

describe('the contact form', () => {
  it('needs name, e-mail, phone and subject; the message is optional [5.shopper.10]', () => {
    expect(checkContactForm(asha)).toEqual({ ok: true, value: { ...asha, message: '' } });
    expect(checkContactForm({})).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        subject: 'Subject is required',
      },
    });
    expect(checkContactForm({ ...asha, email: 'asha@' })).toEqual({
      ok: false,
      errors: { email: 'Please enter a valid email address' },
    });
  });
});

describe('the two help forms of the order page', () => {
  it('need name, e-mail, subject and message; the phone is optional [5.shopper.11]', () => {
    const { phone: _phone, ...withoutPhone } = asha;
    const question = { ...withoutPhone, message: 'When will it come?' };
    expect(checkSupportForm(question)).toEqual({ ok: true, value: question });
    expect(checkSupportForm({ ...question, phone: '' }).ok).toBe(true);
    expect(checkSupportForm({})).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        email: 'Email is required',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    });
    expect(checkSupportForm({ ...question, email: 'no e-mail', phone: 'none' })).toEqual({
      ok: false,
      errors: { email: 'Please enter a valid email address', phone: 'Please enter a valid phone number' },
    });
  });
});

describe('a contact message that reaches the server', () => {
  it('needs name, e-mail and subject only, and is GENERAL unless it says otherwise', () => {
    const { phone: _phone, ...rest } = asha;
    expect(checkContactSubmission(rest)).toEqual({
      ok: true,
      value: { ...rest, message: '', type: 'GENERAL' },
    });
    expect(checkContactSubmission({ ...asha, type: 'support' })).toMatchObject({
      value: { type: 'SUPPORT' },
    });
    expect(checkContactSubmission({ ...asha, type: 'SPAM', phone: 'x' })).toEqual({
      ok: false,
      errors: { type: 'Please choose a valid type', phone: 'Please enter a valid phone number' },
    });
  });

  it('cannot smuggle a header into an e-mail', () => {
    expect(checkContactSubmission({ ...asha, subject: 'Hi\nBcc: all@example.in' })).toEqual({
      ok: false,
      errors: { subject: 'Subject must be on one line' },
    });
  });
});

describe('editing a contact', () => {
  it('needs a status and a type [5.admin.9]', () => {
    expect(checkContactEdit({ status: 'responded', type: 'SALES' })).toEqual({
      ok: true,
      value: { status: 'RESPONDED', type: 'SALES' },
    });
    expect(checkContactEdit({ status: '' })).toEqual({
      ok: false,
      errors: { status: 'Status is required', type: 'Type is required' },
    });
    expect(checkContactEdit({ status: 'LOST', type: 'SPAM' })).toEqual({
      ok: false,
      errors: { status: 'Please choose a valid status', type: 'Please choose a valid type' },
    });
  });
});
