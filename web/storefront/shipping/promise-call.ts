import { SHIPPING_METHODS, type ShippingMethod } from '../../../domain/shipping/freight.ts';
import { promiseWords } from '../../../domain/shipping/promise.ts';
import { askPublic } from '../../api/client.ts';
import { getPath, readFields, textOf } from '../../api/response.ts';

export interface ShownPromise {
  /** Why it is not delivered there; undefined where it is. */
  readonly refusal: string | undefined;
  /** 'Tue 24 Nov to Wed 25 Nov' */
  readonly days: Readonly<Partial<Record<ShippingMethod, string>>>;
}

/** Undefined where the answer cannot be read. */
export async function readPromise(query: string): Promise<ShownPromise | undefined> {
  const answer = getPath(await askPublic(`/shipping/promise?${query}`), 'data');
  const options = getPath(answer, 'options');
  if (!Array.isArray(options)) return undefined;
  const days: Partial<Record<ShippingMethod, string>> = {};
  for (const option of options) {
    const method = SHIPPING_METHODS.find((each) => each === getPath(option, 'method'));
    const promised = readFields(option, { first: textOf, last: textOf });
    if (method !== undefined && promised !== undefined) days[method] = promiseWords(promised);
  }
  const refusal = getPath(answer, 'isDelivered') === false ? textOf(getPath(answer, 'message')) : undefined;
  return { refusal, days };
}
