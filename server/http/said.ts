import { z } from 'zod';

/** The sentence of a reply, described by one that it says. */
export const said = (sentence: string) => z.string().meta({ examples: [sentence] });
