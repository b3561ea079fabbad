export const GUEST_ID_PREFIX = 'GUEST-';
export const ORDER_NUMBER_PREFIX = 'RR-';

/** 128 bits: whoever has a guest's link may read the order, so nobody must be able to guess one. */
const ID_BYTES_MIN = 16;

export function orderId(randomBytes: Uint8Array, { guest }: { guest: boolean }): string {
  if (randomBytes.length < ID_BYTES_MIN) throw new RangeError('An order id needs at least 128 random bits');
  const id = Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return guest ? `${GUEST_ID_PREFIX}${id}` : id;
}

export function isGuestOrderId(id: string): boolean {
  return id.startsWith(GUEST_ID_PREFIX);
}

/** `RR-1042`, or with the id where there is no number; never the prefix twice. */
export function displayOrderNumber(numberOrId: string | number): string {
  const text = String(numberOrId);
  return text.startsWith(ORDER_NUMBER_PREFIX) ? text : `${ORDER_NUMBER_PREFIX}${text}`;
}

export function shortId(id: string): string {
  return id.slice(0, 8);
}

export function orderInquirySubject(id: string): string {
  return `Order Inquiry - ${id}`;
}

/** What the two help forms of the order page begin with. */
export function orderInquiryMessage(id: string): string {
  return `Hello, I have a question about my order ${id}.`;
}

export type CustomerInfo = { name: string; email: string; phone: string };
