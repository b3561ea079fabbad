import type { z } from '../../domain/zod.ts';
import { getPath } from '../api/response.ts';

/** Reads one thing under its name in a response, such as `coupon`, and throws where it is not there. */
export const oneReader =
  <Schema extends z.ZodType>(name: string, schema: Schema) =>
  (response: unknown): z.output<Schema> =>
    schema.parse(getPath(response, name));
