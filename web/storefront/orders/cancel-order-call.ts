import { ApiError, callPublic, isServiceFailure, wordsOf } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';

const FAILED = 'The order could not be cancelled. Please try again, or call us.';

/** By its unguessable id. `isDecided`: the shop has said no, so the order is not what the page shows. */
export async function cancelOrder(
  id: string,
): Promise<{ readonly ok: boolean; readonly message: string; readonly isDecided: boolean }> {
  try {
    const reply = await callPublic(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
    const ok = !isServiceFailure(reply) && getPath(reply, 'success') === true;
    return { ok, message: (ok ? textOf(getPath(reply, 'message')) : undefined) ?? FAILED, isDecided: ok };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const { isRefusal, body } = thrown;
    return { ok: false, message: (isRefusal ? wordsOf(body) : undefined) ?? FAILED, isDecided: isRefusal };
  }
}
