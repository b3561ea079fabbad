import { z } from 'zod';
import { STOCK_FILTERS } from '../../domain/stock/stock-level.ts';
import { isStorable } from '../http/body-schema.ts';
import { wordQuery } from '../http/lists.ts';

/** An id or a slug in an address. */
const name = z.string().max(200).refine(isStorable, 'This isn’t a valid id');

export const productParams = z.strictObject({ id: name });
export const categoryParams = z.strictObject({ id: name });

/** For administrators. */
export const stockQuery = wordQuery('stock', (word) =>
  STOCK_FILTERS.find((filter) => filter === word.toLowerCase()),
).describe('low: something of it is nearly gone; sold-out: nothing of it can be bought');
