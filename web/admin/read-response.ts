import type { z } from '../../contract/zod.ts';
import { getPath } from '../api/response.ts';

/** Reads a row of a list. One that does not match its schema is undefined, and the list leaves it out. */
export const rowReader =
  <Schema extends z.ZodType>(schema: Schema) =>
  (value: unknown): z.output<Schema> | undefined =>
    schema.safeParse(value).data;

/** Reads one thing under its name in a response, such as `coupon`, and throws where it is not there. */
export const oneReader =
  <Schema extends z.ZodType>(name: string, schema: Schema) =>
  (response: unknown): z.output<Schema> =>
    schema.parse(getPath(response, name));
