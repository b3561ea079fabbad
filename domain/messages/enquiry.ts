import { CONTACT_TYPES } from './contact.ts';

/** Lower case, unlike those of contact messages. */
export const ENQUIRY_STATUSES = ['new', 'read', 'replied', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const ENQUIRY_TYPES = ['ORDER_INQUIRY', ...CONTACT_TYPES] as const;
export type EnquiryType = (typeof ENQUIRY_TYPES)[number];

export const QUICK_ENQUIRY_TYPE: EnquiryType = 'GENERAL';

/** Labels of the quick enquiry form, not ids of the catalogue. */
export const QUICK_ENQUIRY_CATEGORIES = [
  'power-racks',
  'dumbbells',
  'barbells',
  'benches',
  'accessories',
  'combo-offers',
  'other',
] as const;
export type QuickEnquiryCategory = (typeof QUICK_ENQUIRY_CATEGORIES)[number];

const isQuickEnquiryCategory = (category: string): category is QuickEnquiryCategory =>
  QUICK_ENQUIRY_CATEGORIES.some((known) => known === category);

/** The form's category for a category of the catalogue: 'racks' is 'power-racks', unknown ones are 'other'. */
export function quickEnquiryCategory(catalogueCategory: string): QuickEnquiryCategory {
  if (catalogueCategory === 'racks') return 'power-racks';
  return isQuickEnquiryCategory(catalogueCategory) ? catalogueCategory : 'other';
}

/** 'power-racks' is shown as 'Power racks'. */
export function quickEnquiryCategoryLabel(category: QuickEnquiryCategory): string {
  const words = category.replaceAll('-', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export function parseEnquiryStatus(value: unknown): EnquiryStatus | undefined {
  if (typeof value !== 'string') return undefined;
  const lower = value.trim().toLowerCase();
  return ENQUIRY_STATUSES.find((status) => status === lower);
}

export function parseEnquiryType(value: unknown): EnquiryType | undefined {
  if (typeof value !== 'string') return undefined;
  const upper = value.trim().toUpperCase();
  return ENQUIRY_TYPES.find((type) => type === upper);
}

/** `Enquiry about Flat Bench`, or about the category where no product is meant. */
export function enquirySubject(about: { productName?: string | undefined; category: string }): string {
  return `Enquiry about ${about.productName?.trim() || about.category}`;
}
