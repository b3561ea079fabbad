import { ApiError } from '../../api/client.ts';

/** The API's message where it refused the request; `otherwise` where the server failed. */
export const refusalOr = (thrown: unknown, otherwise: string): string =>
  thrown instanceof ApiError && thrown.isRefusal ? thrown.message : otherwise;
