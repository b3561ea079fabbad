import type { PromiseResponse } from '../../../contract/shipping/promise.ts';
import type { ShippingMethod } from '../../../domain/shipping/freight.ts';
import { promiseWords } from '../../../domain/shipping/promise.ts';
import { askPublic } from '../../api/client.ts';

export interface ShownPromise {
  /** Why it is not delivered there; undefined where it is. */
  readonly refusal: string | undefined;
  /** 'Tue 24 Nov to Wed 25 Nov' */
  readonly days: Readonly<Partial<Record<ShippingMethod, string>>>;
}

export async function readPromise(query: string): Promise<ShownPromise> {
  // Only its type: a product's page does without zod.
  const { data } = (await askPublic(`/shipping/promise?${query}`)) as PromiseResponse;
  const days: Partial<Record<ShippingMethod, string>> = {};
  for (const option of data.options) days[option.method] = promiseWords(option);
  return { refusal: data.isDelivered ? undefined : (data.message ?? undefined), days };
}
