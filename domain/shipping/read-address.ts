import type { Address } from './address.ts';

/**
 * For showing what a record holds: never fails. A text that is no JSON is taken for the street; fields that cannot be
 * read are empty; undefined means that there is no address at all.
 */
export function readAddress(value: unknown): Address | undefined {
  if (typeof value === 'string') {
    const parsed = parseJson(value);
    if (parsed !== undefined) return readAddress(parsed);
    return value.trim() === '' ? undefined : { ...EMPTY, addressLine1: value.trim() };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (...names: string[]) => {
    const found = names.map((name) => fields.get(name)).find((field) => field !== '' && isText(field));
    return found === undefined ? '' : String(found).trim();
  };
  const address: Address = {
    fullName: text('fullName'),
    email: text('email'),
    addressLine1: text('addressLine1', 'address'),
    addressLine2: text('addressLine2'),
    city: text('city'),
    state: text('state'),
    pinCode: text('pinCode', 'pincode'),
    phone: text('phone'),
  };
  return Object.values(address).some((field) => field !== '') ? address : undefined;
}

const EMPTY: Address = {
  fullName: '',
  email: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  pinCode: '',
  phone: '',
};

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
