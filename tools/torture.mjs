// @ts-check
import { runParts } from './run-parts.mjs';

/** `npm run torture`, or `npm run torture -- kills`: faults of all kinds under load, after which everything must add up. */
await runParts('torture');
