import { ApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toast.tsx';

/** The API's message where it refused the request; `otherwise` where the server failed. */
export const refusalOr = (thrown: unknown, otherwise: string): string =>
  thrown instanceof ApiError && thrown.isRefusal ? thrown.message : otherwise;

/** 'Failed to update order. This order is now shipped.' */
export const withRefusal = (failed: string, thrown: unknown): string =>
  [failed, refusalOr(thrown, '')].filter(Boolean).join('. ');

/** The `onError` of a mutation. */
export const toastRefusal = (otherwise: string) => (thrown: unknown) =>
  showToast({ kind: 'error', text: refusalOr(thrown, otherwise) });
