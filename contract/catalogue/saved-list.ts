import { z } from '../../domain/zod.ts';
import { messageSchema } from '../responses.ts';

/** What the whole lists of products and of categories share. */

export const LIST_VERSION = messageSchema('b1946ac92492d234');

const count = z.number().int();

/** What saving a whole list did. */
export const LIST_CHANGES = {
  added: count.meta({ examples: [1] }),
  changed: count.meta({ examples: [2] }),
  hidden: count.meta({ examples: [0] }),
};
