import { z } from 'zod';
import { isStorable } from '../http/body-schema.ts';

/** An id or a slug in an address. */
const name = z.string().max(200).refine(isStorable, 'This is no id');

export const productParams = z.strictObject({ id: name });
export const categoryParams = z.strictObject({ id: name });
