import { config } from 'zod';

/** Zod tries whether it may compile its checks; the content security policy forbids it and reports the attempt. */
config({ jitless: true });
