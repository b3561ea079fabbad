import type { Column } from '../../ui/table.tsx';
import type { List } from './use-list.ts';

interface Sorting {
  /** As the API names it. */
  readonly by: string;
  /** The first click shows the largest or newest first. */
  readonly isDescendingFirst?: boolean;
}

/** A column whose head sorts the list; `byDefault` is how the list comes by itself: '-date'. */
export function sortable<Row>(
  list: Pick<List<Row>, 'sort' | 'setSort'>,
  byDefault: string,
  { by, isDescendingFirst = false }: Sorting,
  column: Column<Row>,
): Column<Row> {
  const now = list.sort || byDefault;
  const sorted = now === by ? 'ascending' : now === `-${by}` ? 'descending' : 'none';
  const isNextDescending = sorted === 'none' ? isDescendingFirst : sorted === 'ascending';
  const next = isNextDescending ? `-${by}` : by;
  return {
    ...column,
    sorted,
    head: (
      <button
        type="button"
        className={`-my-1 inline-flex align-middle min-h-8 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-xs font-bold text-inherit hover:text-orange-deep ${sorted === 'none' ? '' : 'underline decoration-2 underline-offset-4'}`}
        onClick={() => list.setSort(next === byDefault ? '' : next)}
      >
        {column.title}
        <svg
          className={`h-3 w-2 flex-none ${sorted === 'none' ? 'md:max-xl:hidden' : ''}`}
          viewBox="0 0 8 12"
          aria-hidden="true"
        >
          <path className={sorted === 'ascending' ? 'fill-ink' : 'fill-edge-soft'} d="M4 0l4 5H0z" />
          <path className={sorted === 'descending' ? 'fill-ink' : 'fill-edge-soft'} d="M4 12L0 7h8z" />
        </svg>
      </button>
    ),
  };
}
