import { messageResponse } from '../../../../contract/responses.ts';
import { ApiError, shopClient, wordsOf } from '../../../api/client.ts';
import { parseResponse } from '../../../api/parse-response.ts';

const FAILED = 'We couldn’t cancel the order. Please try again, or call us.';

/** By its unguessable id. `isDecided`: the shop has said yes or no, so the order is not what the page shows. */
export async function requestCancellation(id: string, { askPublic } = shopClient) {
  try {
    const call = askPublic(`/orders/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
    const { message } = await parseResponse(messageResponse(''), call);
    return { ok: true, message, isDecided: true };
  } catch (thrown) {
    const isDecided = thrown instanceof ApiError && thrown.isRefusal;
    return { ok: false, message: (isDecided ? wordsOf(thrown.body) : undefined) ?? FAILED, isDecided };
  }
}
