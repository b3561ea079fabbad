import type { RouterContextProvider } from 'react-router';
import { assumptionsOf } from '../../../../domain/fit/assumptions.ts';
import { plateRange } from '../../../../domain/fit/plate-range.ts';
import { shopContext } from '../../../../server/shop-context.ts';

export async function readPlateRange(context: Readonly<RouterContextProvider>) {
  const { products, settings } = await context.get(shopContext).snapshot();
  return { range: plateRange(products), assumptions: assumptionsOf(settings) };
}
