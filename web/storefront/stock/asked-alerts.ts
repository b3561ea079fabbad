import { getPath, textOf } from '../../api/response.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';

const ASKED_KEPT = 50;

export interface Wish {
  readonly productId: string;
  readonly variant: string | undefined;
}

const keyOf = ({ productId, variant = '' }: Wish) => `${productId} ${variant}`;

/** When this browser asked to be told of it; undefined where it has not. */
export function askedAt(wish: Wish, storage: SafeStorage = browserStorage): string | undefined {
  const at = textOf(getPath(storage.readJson('stock-alerts'), keyOf(wish)));
  return at !== undefined && Number.isFinite(Date.parse(at)) ? at : undefined;
}

/** The latest stay. The e-mail address is not kept. */
export function noteAsked(wish: Wish, at: Date, storage: SafeStorage = browserStorage): void {
  const stored = storage.readJson('stock-alerts');
  const others = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
    ([key]) => key !== keyOf(wish),
  );
  const kept = [...others, [keyOf(wish), at.toISOString()]].slice(-ASKED_KEPT);
  storage.write('stock-alerts', JSON.stringify(Object.fromEntries(kept)));
}
