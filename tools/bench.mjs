// @ts-check
import { runParts } from './run-parts.mjs';

/** `npm run bench`, or `npm run bench -- orders`: how fast the shop is. */
await runParts('bench');
