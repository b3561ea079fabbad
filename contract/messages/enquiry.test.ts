import { describe, expect, it } from 'vitest';
import { QUICK_ENQUIRY_CATEGORIES } from '../../domain/messages/enquiry.ts';
import { check } from '../check.ts';
import { enquirySubmissionSchema } from './enquiry.ts';
import { checkQuickEnquiry } from './enquiry-form.ts';

const checkEnquirySubmission = (input: unknown) => check(enquirySubmissionSchema, input);

const asha = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', category: 'power-racks' };

describe('the quick enquiry form', () => {
  it('needs name, e-mail, phone and category; the message is optional [5.shopper.9]', () => {
    expect(checkQuickEnquiry(asha)).toEqual({ ok: true, value: { ...asha, message: '' } });
    expect(checkQuickEnquiry({ ...asha, message: ' Two racks,\nplease ' })).toMatchObject({
      ok: true,
      value: { message: 'Two racks,\nplease' },
    });
    expect(checkQuickEnquiry({})).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        category: 'Category is required',
      },
    });
    expect(checkQuickEnquiry({ name: ' ', email: ' ', phone: ' ', category: '' })).toEqual(
      checkQuickEnquiry({}),
    );
  });

  it('checks e-mail, phone and category', () => {
    expect(checkQuickEnquiry({ ...asha, email: 'asha', phone: '12', category: 'sofas' })).toEqual({
      ok: false,
      errors: {
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid phone number',
        category: 'Category is required',
      },
    });
    for (const category of QUICK_ENQUIRY_CATEGORIES) {
      expect(checkQuickEnquiry({ ...asha, category }).ok).toBe(true);
    }
  });
});

describe('an enquiry that reaches the server', () => {
  const enquiry = { name: 'Asha Rao', email: 'asha@example.in', subject: 'Enquiry about Flat Bench' };

  it('needs name, e-mail and subject only', () => {
    expect(checkEnquirySubmission(enquiry)).toEqual({
      ok: true,
      value: { ...enquiry, message: '', type: 'GENERAL' },
    });
    expect(checkEnquirySubmission({})).toEqual({
      ok: false,
      errors: { name: 'Name is required', email: 'Email is required', subject: 'Subject is required' },
    });
  });

  it('has its phone checked if there is one', () => {
    expect(checkEnquirySubmission({ ...enquiry, phone: '' }).ok).toBe(true);
    expect(checkEnquirySubmission({ ...enquiry, phone: null }).ok).toBe(true);
    expect(checkEnquirySubmission({ ...enquiry, phone: 'call me' })).toEqual({
      ok: false,
      errors: { phone: 'Please enter a valid phone number' },
    });
  });

  it('may name its type and product', () => {
    expect(checkEnquirySubmission({ ...enquiry, type: 'order_inquiry', product_id: 30 })).toMatchObject({
      value: { type: 'ORDER_INQUIRY', product_id: '30' },
    });
    expect(checkEnquirySubmission({ ...enquiry, type: 'SPAM' })).toEqual({
      ok: false,
      errors: { type: 'Please choose a valid type' },
    });
  });

  it('keeps to its lengths and to one line where there is one', () => {
    expect(
      checkEnquirySubmission({
        ...enquiry,
        name: 'x'.repeat(121),
        subject: 'Hello\r\nBcc: everybody',
        message: 'x'.repeat(5001),
      }),
    ).toEqual({
      ok: false,
      errors: {
        name: 'Name must be at most 120 characters',
        subject: 'Subject must be on one line',
        message: 'Message must be at most 5000 characters',
      },
    });
    expect(checkEnquirySubmission({ ...enquiry, subject: 'x'.repeat(201) })).toMatchObject({
      errors: { subject: 'Subject must be at most 200 characters' },
    });
  });
});
