import { type Carrier, carrierSchema } from '../../../contract/shipping/carrier.ts';
import { readList, readWith } from '../list/list-response.ts';
import { useQuery } from '../use-query.ts';

/** All carriers, for choosing one; empty until they are there. */
export function useCarriers(): readonly Carrier[] {
  const { value } = useQuery(
    '/shipping/partners?limit=1000',
    (response) => readList(response, readWith(carrierSchema)).rows,
  );
  return value ?? [];
}

export const carrierOptions = (carriers: readonly Carrier[]) =>
  carriers.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} (not active)` }));
