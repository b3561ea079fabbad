/** An expected outcome that is not what was asked for: `code` is for programs, `message` for people. */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
}

/** `return refuse('OUT_OF_STOCK', 'Only 2 left', { field: 'items.0' })` */
export function refuse<Code extends string>(code: Code, message: string): Refusal<Code>;
export function refuse<Code extends string, Details extends object>(
  code: Code,
  message: string,
  details: Details,
): Refusal<Code> & Details;
export function refuse(code: string, message: string, details?: object) {
  return { ok: false as const, code, message, ...details };
}

/** Somebody saved `thing` while the form was open; `current` is what is stored now. */
export const editConflict = <Current>(thing: string, current: Current) =>
  refuse('VERSION_CONFLICT', `Someone else has changed this ${thing}. Please check it and try again.`, {
    current,
  });
