import { describe, expect, it } from 'vitest';
import * as enquiry from './enquiry.ts';

describe('an enquiry', () => {
  it('is new, read, replied or closed, in lower case', () => {
    expect(enquiry.ENQUIRY_STATUSES).toEqual(['new', 'read', 'replied', 'closed']);
    for (const status of enquiry.ENQUIRY_STATUSES)
      expect(enquiry.parseEnquiryStatus(status.toUpperCase())).toBe(status);
    expect(enquiry.parseEnquiryStatus('responded')).toBeUndefined();
    expect(enquiry.parseEnquiryStatus(null)).toBeUndefined();
  });

  it('is GENERAL from the quick dialog, and may have any type of a contact message or ORDER_INQUIRY', () => {
    expect(enquiry.QUICK_ENQUIRY_TYPE).toBe('GENERAL');
    expect(enquiry.parseEnquiryType('order_inquiry')).toBe('ORDER_INQUIRY');
    expect(enquiry.parseEnquiryType('nonsense')).toBeUndefined();
    expect(enquiry.parseEnquiryType(7)).toBeUndefined();
  });

  it('is about a product, or else about a category', () => {
    expect(enquiry.enquirySubject({ productName: 'Flat Bench', category: 'benches' })).toBe(
      'Enquiry about Flat Bench',
    );
    expect(enquiry.enquirySubject({ category: 'power-racks' })).toBe('Enquiry about power-racks');
    expect(enquiry.enquirySubject({ productName: ' ', category: 'other' })).toBe('Enquiry about other');
  });

  it('offers the seven categories of the quick enquiry form', () => {
    expect(enquiry.QUICK_ENQUIRY_CATEGORIES).toEqual([
      'power-racks',
      'dumbbells',
      'barbells',
      'benches',
      'accessories',
      'combo-offers',
      'other',
    ]);
  });

  it('finds the form’s category of a product, and reads it to people', () => {
    expect(
      ['racks', 'benches', 'weight-plates', 'others', 'combo-offers'].map(enquiry.quickEnquiryCategory),
    ).toEqual(['power-racks', 'benches', 'other', 'other', 'combo-offers']);
    expect(enquiry.quickEnquiryCategoryLabel('power-racks')).toBe('Power racks');
    expect(enquiry.quickEnquiryCategoryLabel('combo-offers')).toBe('Combo offers');
  });
});
