import { z } from 'zod';
import { strictBody } from './body-schema.ts';
import { errorSchema, ShopError } from './errors.ts';
import { isRowId, type pageOf, paginationSchema } from './lists.ts';
import { messageSchema } from './message-schema.ts';
import { keepPrivate } from './visitor.ts';

/** What the routes of the admin have in common, so that each file of routes says only what is its own. */

/** Called by administrators alone, kept by no cache on the way. */
export const forAdministrators = { config: { access: 'admin' }, preHandler: keepPrivate } as const;

/** The refusals of such a route: the two of its access rule, and these. */
export function refusals<Status extends number = never>(...statuses: readonly Status[]) {
  return keyed<401 | 403 | Status, typeof errorSchema>([401, 403, ...statuses], errorSchema);
}

/** A reply that has nothing but its sentence. */
export const messageResponse = (sentence: string) =>
  z.object({ success: z.literal(true), message: messageSchema(sentence) });
export const answerMessage = (message: string) => ({ success: true as const, message });

/** Every reply has its content twice, as `data` and under its own name: `{ success, data, stats }`. */
export const oneResponse = <Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
  z.object({ success: z.literal(true), data: schema, ...keyed([name], schema) });
export const answerOne = <Name extends string, Value>(name: Name, value: Value) => ({
  success: true as const,
  data: value,
  ...keyed([name], value),
});

/** Of a list: `{ success, data, coupons, pagination }`. */
export const listResponse = <Plural extends string, Schema extends z.ZodType>(
  plural: Plural,
  schema: Schema,
) =>
  z.object({
    success: z.literal(true),
    data: z.array(schema),
    ...keyed([plural], z.array(schema)),
    pagination: paginationSchema,
  });
export const answerList = <Plural extends string, Row>(
  plural: Plural,
  rows: Row[],
  pagination: ReturnType<typeof pageOf>,
) => ({ ...answerOne(plural, rows), pagination });

/** The whole thing, as when it was made, with the version that the form began with. */
export const versionedBody = <Shape extends z.core.$ZodShape>(schema: z.ZodObject<Shape>, example: object) =>
  strictBody(
    schema.extend({ version: z.number().int().optional() }).meta({ examples: [{ ...example, version: 1 }] }),
  );

type Change<One extends string, Row, Code extends string> =
  | ({ readonly ok: true } & { readonly [Name in One]: Row })
  | {
      readonly ok: false;
      readonly code: Code;
      readonly message: string;
      /** What is there now, where somebody else was faster. */
      readonly current?: Row;
      /** Of the form, where the refusal is about one field. */
      readonly field?: string;
    };

interface Kind<Schema, One, Many, Code extends string> {
  readonly schema: Schema;
  /** As replies name it: `coupon`, `coupons`. */
  readonly one: One;
  readonly many: Many;
  readonly missing: { readonly code: string; readonly message: string };
  /** How each refusal of a change is answered. */
  readonly statuses: Readonly<Record<Code, number>>;
}

/** The replies about one kind of thing. */
export function crudResponses<
  Schema extends z.ZodType,
  One extends string,
  Many extends string,
  Code extends string,
>({ schema, one, many, missing, statuses }: Kind<Schema, One, Many, Code>) {
  type Row = z.output<Schema>;
  const notFound = () => new ShopError(missing.code, 404, missing.message);
  const answerSaved = (row: Row, message: string) => ({ message, ...answerOne(one, row) });

  return {
    one: oneResponse(one, schema),
    saved: (sentence: string) =>
      z.object({
        success: z.literal(true),
        message: messageSchema(sentence),
        data: schema,
        ...keyed([one], schema),
      }),
    list: listResponse(many, schema),
    notFound,
    /** Of an address; what cannot be an id is simply not there. */
    id(text: string): string {
      if (!isRowId(text)) throw notFound();
      return text;
    },
    answer(row: Row | null) {
      if (row === null) throw notFound();
      return answerOne(one, row);
    },
    answerSaved,
    answerList: (rows: Row[], pagination: ReturnType<typeof pageOf>) => answerList(many, rows, pagination),
    answerChange(change: Change<One, Row, Code>, message: string) {
      if (change.ok) return answerSaved(change[one], message);
      const { code, current, field } = change;
      const details = current === undefined && field === undefined ? undefined : { [one]: current, field };
      throw new ShopError(code, statuses[code], change.message, { details });
    },
  };
}

/** The compiler takes a computed key for any string; these are exactly the given ones. */
function keyed<Key extends string | number, Value>(keys: readonly Key[], value: Value) {
  return Object.fromEntries(keys.map((key) => [key, value])) as { [Each in Key]: Value };
}
