import type { FitAnswerBody, FitCheckBody } from '../../contract/fit/check.ts';
import { assumptionsOf } from '../../domain/fit/assumptions.ts';
import { factsOfLine } from '../../domain/fit/cart-items.ts';
import { type CheckedItem, checkFit } from '../../domain/fit/check.ts';
import { isComplete } from '../../domain/pricing/price.ts';
import { lineWeightKg } from '../../domain/shipping/freight.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

export type FitResult =
  | { readonly ok: true; readonly answer: FitAnswerBody }
  | {
      readonly ok: false;
      readonly code: 'PRODUCT_UNKNOWN' | 'VARIANT_UNKNOWN' | 'VALIDATION_FAILED';
      readonly message: string;
      /** `items.2` */
      readonly field: string;
    };

/** From the catalogue in memory alone. */
export function answerFit(
  { items, owned = [], ...asked }: FitCheckBody,
  { products, settings }: Pick<CatalogueSnapshot, 'products' | 'settings'>,
): FitResult {
  const known: CheckedItem[] = [];
  const places = new Map<string, { list: 'items' | 'owned'; index: number; name: string }>();
  const add = (item: Omit<CheckedItem, 'key'>, list: 'items' | 'owned', index: number) => {
    const key = `${list}.${index}`;
    known.push({ ...item, key, isOwned: list === 'owned' });
    places.set(key, { list, index, name: item.name });
  };
  const given = [
    ...items.map((item, index) => ({ item, list: 'items' as const, index })),
    ...owned.map((item, index) => ({ item, list: 'owned' as const, index })),
  ];
  for (const { item, list, index } of given) {
    const { productId, variant, quantity = 1 } = item;
    const field = `${list}.${index}`;
    const own = 'facts' in item ? item.facts : undefined;
    if ((own === undefined) === (productId === undefined))
      return { ok: false, code: 'VALIDATION_FAILED', message: 'Send either a product or facts', field };
    if (own !== undefined) {
      add({ name: ('name' in item && item.name) || 'what you own', quantity, facts: own }, list, index);
      continue;
    }
    const product = products.find(({ id }) => id === productId);
    const selection = { variant: variant ?? undefined };
    const isKnown = product !== undefined && (variant == null || isComplete(product, selection));
    if (!isKnown)
      return {
        ok: false,
        code: 'PRODUCT_UNKNOWN',
        message: 'We don’t have this product or variant',
        field,
      };
    if (variant == null && product.fit?.variants !== undefined)
      return {
        ok: false,
        code: 'VARIANT_UNKNOWN',
        message: `Send a variant of ${product.name} too: what it works with depends on it`,
        field,
      };
    add(
      {
        name: product.name,
        quantity,
        facts: factsOfLine({ product, variant: selection.variant }),
        shippingKg: lineWeightKg(product, selection),
      },
      list,
      index,
    );
  }
  const { verdict, findings, rooms } = checkFit(known, asked, assumptionsOf(settings));
  const placeOf = (key: string) => places.get(key) ?? { list: 'items' as const, index: 0, name: '' };
  return {
    ok: true,
    answer: {
      verdict,
      findings: findings.map(({ check, about }) => ({ ...check, about: about.map(placeOf) })),
      rooms: rooms.map(({ key, checks, ...room }) => ({ ...room, checks: [...checks], about: placeOf(key) })),
    },
  };
}
