import { z } from '../domain/zod.ts';

/** The shapes that the API's responses share. */

export const integer = z.number().int();

/** What records of earlier versions lack. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

export const dataResponse = <Schema extends z.ZodType>(data: Schema) =>
  z.object({ success: z.literal(true), data });

/** The sentence of a response, described by one that it says. */
export const messageSchema = (sentence: string) => z.string().meta({ examples: [sentence] });

/** The one shape of every error that the API answers. */
export const errorSchema = z
  .object({
    success: z.literal(false),
    error: z.string().describe('What went wrong, in plain words'),
    message: z.string().describe('Same text as `error`'),
    code: z.string().describe('A fixed code for programs, such as VALIDATION_FAILED'),
    details: z.unknown().optional().describe('More details, such as the fields that were refused'),
    requestId: z.string().optional().describe('Mention this when you contact support'),
  })
  .meta({
    id: 'Error',
    examples: [
      {
        success: false,
        error: 'Email is required',
        message: 'Email is required',
        code: 'VALIDATION_FAILED',
        details: [{ field: 'email', message: 'Email is required' }],
      },
    ],
  });
export type ErrorResponse = z.infer<typeof errorSchema>;

export const paginationSchema = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
    isMore: z.boolean().optional().describe('True: there are more than `total`, where counting stops'),
  })
  .meta({ id: 'Pagination', examples: [{ page: 1, limit: 20, total: 1, pages: 1 }] });
export type Pagination = z.infer<typeof paginationSchema>;

/** Of a list that is sorted by time: its pages are also read from a row on. */
export const cursorPaginationSchema = paginationSchema
  .extend({
    next: z
      .string()
      .nullish()
      .describe('Where the next page begins, for `after`; null on the last, absent in another sort order'),
    previous: z.string().nullish().describe('For `before`; null on the first'),
  })
  .meta({
    id: 'CursorPagination',
    examples: [{ page: 1, limit: 20, total: 1, pages: 1, next: null, previous: null }],
  });

/** Nothing but its sentence. */
export const messageResponse = (sentence: string) =>
  z.object({ success: z.literal(true), message: messageSchema(sentence) });

/** One thing, as `data` and under its own name: `{ success, data, coupon }`. */
export const oneResponse = <Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
  z.object({ success: z.literal(true), data: schema, ...named(name, schema) });

/** What was saved, and the sentence that says so. */
export const savedResponse = <Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  sentence: string,
) => oneResponse(name, schema).extend({ message: messageSchema(sentence) });

export const listResponse = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ success: z.literal(true), data: z.array(schema), pagination: paginationSchema });

/** The compiler takes a computed key for any string; this is exactly the given one. */
export function named<Name extends string, Value>(name: Name, value: Value) {
  return { [name]: value } as { [Each in Name]: Value };
}
