import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { z } from '../../../domain/zod.ts';
import { browserStorage, persistIn, type SafeStorage } from '../../storage/safe-storage.ts';

const viewSchema = z.object({
  /** The administrator's id: others in the same browser have their own. */
  owner: z.string(),
  /** Whose address it is: the route's id. */
  screen: z.string(),
  name: z.string().min(1).max(40),
  /** `status=PENDING&sort=-total` */
  query: z.string().max(2000),
});
export type SavedView = z.output<typeof viewSchema>;

interface Views {
  readonly views: readonly SavedView[];
}

const MOST_VIEWS = 100;

/** Filters and sorting of lists that somebody gave a name. */
export function createSavedViews(storage: SafeStorage) {
  const store = createStore<Views>()(
    persist(
      (): Views => ({ views: [] }),
      persistIn(storage, 'admin-views', {
        keep: ({ views }) => ({ views }),
        repair: ({ views }) => ({
          views: Array.isArray(views) ? views.flatMap((view) => viewSchema.safeParse(view).data ?? []) : [],
        }),
      }),
    ),
  );
  const isSame = (a: SavedView, b: SavedView) =>
    a.owner === b.owner && a.screen === b.screen && a.name === b.name;
  /** Based on what is stored now: another tab may have saved one. */
  const change = (view: SavedView, isKept: boolean) => {
    void store.persist.rehydrate();
    store.setState(({ views }) => {
      const others = views.filter((other) => !isSame(other, view));
      return { views: isKept ? [...others, view].slice(-MOST_VIEWS) : others };
    });
  };
  return {
    store,
    /** In place of one with the same name. */
    save: (view: SavedView) => change(view, true),
    remove: (view: SavedView) => change(view, false),
  };
}

export const savedViews = createSavedViews(browserStorage);
