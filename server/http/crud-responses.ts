import { z } from 'zod';
import {
  errorSchema,
  listResponse,
  named,
  oneResponse,
  type Pagination,
  savedResponse,
} from '../../contract/responses.ts';
import type { Needs } from '../../domain/accounts/permissions.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { strictBody } from './body-schema.ts';
import { ShopError } from './errors.ts';
import { isRowId } from './lists.ts';

/** Only for administrators whose role includes it. */
export const forAdministrators = (needs: Needs) => ({ config: { access: 'admin', needs } }) as const;

/** What a route may answer instead. */
export function failures<Status extends number>(...statuses: readonly Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorSchema])) as {
    [Each in Status]: typeof errorSchema;
  };
}

/** Of a route for administrators: the two of its access rule, and the given ones. */
export const refusals = <Status extends number = never>(...statuses: readonly Status[]) =>
  failures<401 | 403 | Status>(401, 403, ...statuses);

export const answerMessage = (message: string) => ({ success: true as const, message });
export const answerOne = <Name extends string, Value>(name: Name, value: Value) => ({
  success: true as const,
  data: value,
  ...named(name, value),
});
export const answerList = <Row>(rows: Row[], pagination: Pagination) => ({
  success: true as const,
  data: rows,
  pagination,
});

/** A change: the fields of the form, with the version of the thing that it was filled from. */
export const versionedBody = <Shape extends z.core.$ZodShape>(schema: z.ZodObject<Shape>) => {
  const examples = z.array(z.object().loose()).parse(schema.meta()?.examples ?? []);
  return strictBody(
    schema
      .extend({ version: z.number().int().optional() })
      .meta({ examples: examples.map((example) => ({ ...example, version: 1 })) }),
  );
};

/** What became of one that an administrator wants to create, change or delete. */
export type EntityChange<One extends string, Row, Code extends string> =
  | ({ readonly ok: true } & { readonly [Name in One]: Row })
  | (Refusal<Code> & {
      /** The stored row, after an edit conflict. */
      readonly current?: Row;
      /** The refused field of the form, if it is about one. */
      readonly field?: string;
    });

interface Kind<Schema, One, Code extends string> {
  readonly schema: Schema;
  /** Its name in responses: `coupon`. */
  readonly one: One;
  readonly missing: { readonly code: string; readonly message: string };
  /** The HTTP status of each refusal. */
  readonly statuses: Readonly<Record<Code, number>>;
}

/** The schemas and answers of one kind of entity. */
export function crudResponses<Schema extends z.ZodType, One extends string, Code extends string>({
  schema,
  one,
  missing,
  statuses,
}: Kind<Schema, One, Code>) {
  type Row = z.output<Schema>;
  const notFound = () => new ShopError(missing.code, 404, missing.message);
  const answerSaved = (row: Row, message: string) => ({ message, ...answerOne(one, row) });

  return {
    one: oneResponse(one, schema),
    saved: (sentence: string) => savedResponse(one, schema, sentence),
    list: listResponse(schema),
    notFound,
    /** The id in an address; one of another form is not found. */
    id(text: string): string {
      if (!isRowId(text)) throw notFound();
      return text;
    },
    answer(row: Row | null) {
      if (row === null) throw notFound();
      return answerOne(one, row);
    },
    answerSaved,
    answerChange(change: EntityChange<One, Row, Code>, message: string) {
      if (change.ok) return answerSaved(change[one], message);
      const { code, current, field } = change;
      const details = current === undefined && field === undefined ? undefined : { [one]: current, field };
      throw new ShopError(code, statuses[code], change.message, { details });
    },
  };
}
