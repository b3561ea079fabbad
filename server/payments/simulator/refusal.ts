/** A refusal in the gateway's own shape: `{ code, message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const badRequest = (message: string) => new Refusal(400, 'BAD_REQUEST', message);
