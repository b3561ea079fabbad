import { isDeepStrictEqual } from 'node:util';

export type Fields = Record<string, unknown>;

const SECRET_WORDS = new Set(
  'password passwords passphrase secret secrets token tokens otp cookie cookies authorization credential credentials cvv'.split(
    ' ',
  ),
);
const SECRET_NAMES = new Set(['apikey', 'privatekey', 'accesskey']);

/** `passwordHash`, `reset_token` and `apiKey` are secrets by name; `pincode` and `tokenised` are not. */
export function isSecret(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return words.some((word) => SECRET_WORDS.has(word)) || SECRET_NAMES.has(words.join(''));
}

/** Plain JSON without secrets, at any depth. */
export function withoutSecrets(value: object): Fields {
  const plain: unknown = JSON.parse(
    JSON.stringify(value, (name, part: unknown) => (isSecret(name) ? undefined : part)),
  );
  return Object.fromEntries(Object.entries(plain ?? {}));
}

/** A price raised from 100 to 120 on an otherwise equal product is `{ before: { price: 100 }, after: { price: 120 } }`. */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } {
  const old = withoutSecrets(before);
  const updated = withoutSecrets(after);
  const isChanged = ([name, value]: [string, unknown], other: Fields) =>
    !Object.hasOwn(other, name) || !isDeepStrictEqual(value, other[name]);
  return {
    before: Object.fromEntries(Object.entries(old).filter((field) => isChanged(field, updated))),
    after: Object.fromEntries(Object.entries(updated).filter((field) => isChanged(field, old))),
  };
}
