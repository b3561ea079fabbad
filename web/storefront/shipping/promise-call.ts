import { SHIPPING_METHODS, type ShippingMethod } from '../../../domain/shipping/freight.ts';
import { promiseWords } from '../../../domain/shipping/promise-words.ts';
import { callPublic } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';

export interface ShownPromise {
  /** Why it is not delivered there; undefined where it is. */
  readonly refusal: string | undefined;
  /** 'Tue 24 Nov to Wed 25 Nov' */
  readonly days: Readonly<Partial<Record<ShippingMethod, string>>>;
}

/** Undefined where the answer cannot be read. */
export async function readPromise(query: string): Promise<ShownPromise | undefined> {
  const answer = getPath(await callPublic(`/shipping/promise?${query}`), 'data');
  const options = getPath(answer, 'options');
  if (!Array.isArray(options)) return undefined;
  const days: Partial<Record<ShippingMethod, string>> = {};
  for (const option of options) {
    const method = SHIPPING_METHODS.find((each) => each === getPath(option, 'method'));
    const [first, last] = [textOf(getPath(option, 'first')), textOf(getPath(option, 'last'))];
    if (method !== undefined && first !== undefined && last !== undefined)
      days[method] = promiseWords({ first, last });
  }
  const refusal = getPath(answer, 'isDelivered') === false ? textOf(getPath(answer, 'message')) : undefined;
  return { refusal, days };
}
