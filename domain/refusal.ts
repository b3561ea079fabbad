/** An expected outcome that is not what was asked for: `code` is for programs, `message` for people. */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
}

/** `return refuse('OUT_OF_STOCK', 'Only 2 left')` */
export const refuse = <Code extends string>(code: Code, message: string): Refusal<Code> => ({
  ok: false,
  code,
  message,
});
