import { readList } from '../list/list-response.ts';
import { useQuery } from '../use-query.ts';
import { type Partner, readPartner } from './shipping-reply.ts';

/** All carriers, for choosing one; empty until they are there. */
export function usePartners(): readonly Partner[] {
  const { value } = useQuery(
    '/shipping/partners?limit=1000',
    (reply) => readList(reply, readPartner, 'partners').rows,
  );
  return value ?? [];
}

export const partnerOptions = (partners: readonly Partner[]) =>
  partners.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} (not active)` }));
