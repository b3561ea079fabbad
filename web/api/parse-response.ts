import type { z } from '../../domain/zod.ts';
import { ApiError } from './client.ts';

/**
 * What a call has brought, by the schema of the contract. A response that is not by it has no words of its own, so that
 * the caller's are shown.
 */
export async function parseResponse<Schema extends z.ZodType>(
  schema: Schema,
  call: Promise<unknown>,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await call);
  if (read.success) return read.data;
  throw new ApiError('', undefined, 'INVALID_RESPONSE', undefined, { cause: read.error });
}
