import { STOCK_FILTERS } from '../../domain/stock/stock-level.ts';
import { wordQuery } from '../http/lists.ts';

/** For administrators. */
export const stockQuery = wordQuery('stock', (word) =>
  STOCK_FILTERS.find((filter) => filter === word.toLowerCase()),
).describe('low: some of it is nearly sold out; sold-out: none of it can be bought');
