import { type Holder, meets, type Needs, PRODUCT_EDIT } from '../../../domain/accounts/permissions.ts';
import { SCREEN_GROUPS } from '../frame/screens.ts';
import { findFields } from '../settings/sections.ts';

/** Where the search leads without asking the server. */
export interface Place {
  readonly kind: 'action' | 'screen' | 'setting';
  readonly title: string;
  readonly detail: string;
  readonly to: string;
}

const ACTIONS: readonly (Omit<Place, 'kind'> & { readonly needs: Needs })[] = [
  {
    title: 'Create order',
    detail: 'For a customer on the phone',
    to: '/admin/orders/new',
    needs: 'create orders',
  },
  { title: 'Add product', detail: 'To the catalogue', to: '/admin/products/new', needs: PRODUCT_EDIT },
  {
    title: 'Print labels',
    detail: 'Select the orders to ship, then print',
    to: '/admin/orders?status=CONFIRMED',
    needs: 'ship orders',
  },
];

const SCREENS: readonly (Omit<Place, 'kind'> & { readonly needs: Needs })[] = [
  ...SCREEN_GROUPS.flatMap(({ name = '', entries }) =>
    entries.map(({ to, label, needs }) => ({ title: label, detail: name, to, needs })),
  ),
  { title: 'Sign-in & security', detail: '', to: '/admin/security', needs: 'open the back-office' },
];

/** Those that the role includes and that have every word of the text; for no text all actions and screens. */
export function findPlaces(text: string, holder: Holder | null): Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const settings = findFields(text).map(({ id, label, section }) => ({
    title: label,
    detail: section,
    to: `/admin/settings#${id}`,
    needs: 'change settings' as const,
  }));
  const found = (kind: Place['kind'], places: typeof SCREENS): Place[] =>
    places.flatMap(({ needs, ...place }) => {
      const name = `${place.title} ${place.detail}`.toLowerCase();
      return meets(holder, needs) && words.every((word) => name.includes(word)) ? [{ kind, ...place }] : [];
    });
  return [...found('action', ACTIONS), ...found('screen', SCREENS), ...found('setting', settings)];
}
