/** What every page says of the office; the rest of its particulars is in seller.ts. */
export const OFFICE_HOURS = 'Mon-Sat 9:00 AM to 6:00 PM';

export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
