type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;
type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest> & string>}`
  : Name;
export type SnakeKeys<T> = { [Name in keyof T as SnakeCase<Name> & string]: T[Name] };
export type CamelKeys<T> = { [Name in keyof T as CamelCase<Name> & string]: T[Name] };

const withKeys = (value: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [rename(name), each]));

/** `{ productId }` as `{ product_id }`; what lies deeper keeps its names. */
export function snakeKeys<T extends object>(value: T): SnakeKeys<T> {
  return withKeys(value, (name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ) as SnakeKeys<T>;
}

/** `{ product_id }` as `{ productId }`. */
export function camelKeys<T extends object>(value: T): CamelKeys<T> {
  return withKeys(value, (name) =>
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelKeys<T>;
}
