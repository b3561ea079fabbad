import { type ConfirmationAnswer, confirmationResponse } from '../../../contract/orders/cash-confirmation.ts';
import { type ConfirmationState, LINK_DAMAGED } from '../../../domain/orders/cash-confirmation.ts';
import { ApiError, askPublic, wordsOf } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { readOrder, type ShownOrder } from './order-response.ts';

export type Confirmation =
  | {
      readonly is: 'known';
      readonly state: ConfirmationState;
      readonly isNew: boolean;
      readonly order: ShownOrder;
    }
  /** The shop has sent no such link, or asks to wait; its own words. */
  | { readonly is: 'refused'; readonly message: string }
  /** Nobody knows: the shop is away or in trouble. */
  | { readonly is: 'failed' };

/** What a link is about; changes nothing. */
export const lookAtLink = (token: string): Promise<Confirmation> =>
  read(() => askPublic(`/orders/confirmation?token=${encodeURIComponent(token)}`));

export const answerLink = (token: string, answer: ConfirmationAnswer): Promise<Confirmation> =>
  read(() => askPublic('/orders/confirmation', { method: 'POST', body: { token, answer } }));

async function read(call: () => Promise<unknown>): Promise<Confirmation> {
  try {
    const { data } = await parseResponse(confirmationResponse, call());
    const order = readOrder(data.order);
    return order === undefined ? { is: 'failed' } : { ...data, is: 'known', order };
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || !thrown.isRefusal) return { is: 'failed' };
    return {
      is: 'refused',
      message: thrown.status === 400 ? LINK_DAMAGED : (wordsOf(thrown.body) ?? LINK_DAMAGED),
    };
  }
}
