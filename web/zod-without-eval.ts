import { config } from 'zod';
import { issueWords } from '../contract/issue-words.ts';

/** Zod tries whether it may compile its checks; the content security policy forbids it and reports the attempt. */
config({ jitless: true, customError: issueWords });
