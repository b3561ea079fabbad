import { createStore } from 'zustand/vanilla';
import { FIT_ASSUMPTIONS } from '../../../domain/fit/assumptions.ts';
import { decodePlan, encodePlan } from '../../../domain/fit/plan/link.ts';
import { emptyPlan, type Plan, type PlanRoom } from '../../../domain/fit/plan/plan.ts';
import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';
import type { OwnedRecord } from '../fit/owned-record.ts';
import { shareLink } from '../share-link.ts';
import type { PlannerRange } from './range.ts';

/** The plan of this browser: kept as the text of its link, with the steps that can be undone. */

const KEY = 'plan-storage';
const UNDONE_MAX = 50;
const FIRST_ROOM: PlanRoom = { width: 3_600, depth: 3_000, ceiling: 2_700 };

export interface PlanState {
  readonly plan: Plan;
  readonly past: readonly Plan[];
  readonly selected: string | null;
  readonly isReady: boolean;
  /** What was kept, else the shopper's room, empty. */
  readStorage(
    range: Pick<PlannerRange, 'variants' | 'assumptions'>,
    home: Pick<OwnedRecord, 'room' | 'lifterHeight'>,
  ): void;
  /** Steps with the same name in a row, such as moves of one item by arrows, are undone at once. */
  change(next: Plan, name?: string): void;
  undo(): void;
  select(id: string | null): void;
}

export function createPlanStore(storage: SafeStorage = browserStorage) {
  let lastStep: string | undefined;
  return createStore<PlanState>()((set, get) => {
    const keep = (plan: Plan) => storage.write(KEY, encodePlan(plan));
    return {
      plan: emptyPlan(FIRST_ROOM, FIT_ASSUMPTIONS),
      past: [],
      selected: null,
      isReady: false,
      readStorage({ variants, assumptions }, { room, lifterHeight = assumptions.lifterHeight }) {
        const { plan: shown, isReady } = get();
        const text = storage.read(KEY);
        const kept = text === null ? null : decodePlan(text, variants);
        if (isReady && (kept === null || encodePlan(shown) === text)) return;
        const { width = FIRST_ROOM.width, depth = FIRST_ROOM.depth, ceiling = FIRST_ROOM.ceiling } = room;
        const plan = kept ?? emptyPlan({ width, depth, ceiling }, { ...assumptions, lifterHeight });
        lastStep = undefined;
        set({ plan, past: [], selected: null, isReady: true });
      },
      change(next, name) {
        const { plan, past } = get();
        if (next === plan) return;
        const isSameStep = name !== undefined && name === lastStep;
        lastStep = name;
        keep(next);
        set({ plan: next, past: isSameStep ? past : [...past, plan].slice(-UNDONE_MAX) });
      },
      undo() {
        const { past, selected } = get();
        const plan = past.at(-1);
        if (plan === undefined) return;
        lastStep = undefined;
        keep(plan);
        const isThere = plan.items.some(({ id }) => id === selected);
        set({ plan, past: past.slice(0, -1), selected: isThere ? selected : null });
      },
      select: (selected) => set({ selected }),
    };
  });
}

export const planStore = createPlanStore();

const NAME = 'plan=';

/** Behind the #, which stays in the browser: nobody's room is in a log of ours. */
export const addressOf = (plan: Plan): string => `/planner#${NAME}${encodePlan(plan)}`;

export const planInHash = (hash: string): string | null =>
  hash.startsWith(`#${NAME}`) ? hash.slice(NAME.length + 1) : null;

export const sharePlan = (plan: Plan): Promise<void> =>
  shareLink(
    'My room plan',
    location.origin + addressOf(plan),
    'Link copied. Anyone with the link sees this plan.',
  );
