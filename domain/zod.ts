import { z } from 'zod';
import { issueMessage } from './issue-message.ts';

/**
 * Zod with the shop's settings. It is imported from here, because an object schema tries `eval` as soon as it is made:
 * the content security policy forbids that in the browser and reports the attempt.
 */
z.config({ customError: issueMessage, jitless: 'document' in globalThis });

export { z };
