import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names as the least: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);
export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);
