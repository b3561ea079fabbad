import type { RouterContextProvider } from 'react-router';
import { plateRange } from '../../../../domain/fit/plate-range.ts';
import { shopContext } from '../../../../server/http/shop-context.ts';

export async function readPlateRange(context: Readonly<RouterContextProvider>) {
  return plateRange((await context.get(shopContext).snapshot()).products);
}
