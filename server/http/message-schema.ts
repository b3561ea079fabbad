import { z } from 'zod';

/** The sentence of a reply, described by one that it says. */
export const messageSchema = (sentence: string) => z.string().meta({ examples: [sentence] });
