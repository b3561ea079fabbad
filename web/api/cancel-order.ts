import { ApiError, callPublic, isServiceFailure, wordsOf } from './client.ts';
import { fieldOf, textOf } from './reply.ts';

const FAILED = 'The order could not be cancelled. Please try again, or call us.';

/** By its unguessable id. `isDecided`: the shop has said no, so the order is not what the page shows. */
export async function cancelOrder(
  id: string,
): Promise<{ readonly ok: boolean; readonly message: string; readonly isDecided: boolean }> {
  try {
    const reply = await callPublic(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
    const ok = !isServiceFailure(reply) && fieldOf(reply, 'success') === true;
    return { ok, message: (ok ? textOf(fieldOf(reply, 'message')) : undefined) ?? FAILED, isDecided: ok };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const { isRefusal, body } = thrown;
    return { ok: false, message: (isRefusal ? wordsOf(body) : undefined) ?? FAILED, isDecided: isRefusal };
  }
}
