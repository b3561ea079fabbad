import { Link, useNavigate } from 'react-router';
import { SelectInput } from '../../ui/control.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Paging, rangeLabel } from './list-response.ts';
import type { List } from './use-list.ts';

const PAGE_SIZES = ['20', '50', '100'];

/** Which rows are shown of how many, how many a page has, and links to the other pages. */
export function ListPager<Row>({ list }: { readonly list: List<Row> }) {
  const navigate = useNavigate();
  const { paging } = list;
  if (paging === undefined || paging.total === 0) return null;
  const sizes = [...new Set([...PAGE_SIZES, String(paging.limit)])].sort((a, b) => Number(a) - Number(b));
  return (
    <div className="list-pager flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-sm text-steel max-md:[&>nav]:w-full md:[&>nav]:ml-auto">
      <p aria-live="polite">{rangeLabel(paging, list.rows.length)}</p>
      <label className="flex items-center gap-2">
        Rows
        <span>
          <SelectInput
            value={String(paging.limit)}
            onChange={({ target }) => void navigate(list.addressOf({ limit: target.value }))}
          >
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectInput>
        </span>
      </label>
      {paging.next === undefined ? (
        <Pagination
          isDense
          page={paging.page}
          pages={paging.pages}
          to={(page) => list.addressOf({ page: String(page) })}
        />
      ) : (
        <Steps paging={paging} addressOf={list.addressOf} />
      )}
    </div>
  );
}

/** A list that is read from a cursor has no page numbers, only first, previous, next and last. */
function Steps({
  paging,
  addressOf,
}: {
  readonly paging: Paging;
  readonly addressOf: List<never>['addressOf'];
}) {
  const { page, pages, isMore, next, previous } = paging;
  if (pages <= 1) return null;
  const backwards =
    typeof previous === 'string'
      ? addressOf({ before: previous, page: String(Math.max(1, page - 1)) })
      : null;
  const onwards =
    typeof next === 'string' ? addressOf({ after: next, page: String(Math.min(pages, page + 1)) }) : null;
  return (
    <nav className="flex items-center gap-1 max-md:justify-between" aria-label="Pages">
      <Step icons={2} back label="First page" to={backwards === null ? null : addressOf({ page: '1' })} />
      <Step icons={1} back label="Previous page" to={backwards} />
      <span className="px-2 text-ink">
        Page {page.toLocaleString('en-IN')} of {pages.toLocaleString('en-IN')}
        {isMore === true && '+'}
      </span>
      <Step icons={1} label="Next page" to={onwards} />
      <Step
        icons={2}
        label="Last page"
        to={onwards === null ? null : addressOf({ before: 'end', page: String(pages) })}
      />
    </nav>
  );
}

interface StepProps {
  readonly icons: 1 | 2;
  readonly back?: boolean;
  readonly label: string;
  readonly to: string | null;
}

const STEP =
  'flex h-11 min-w-11 items-center justify-center rounded-sm border lg:h-9 lg:min-w-9 [&>.icon+.icon]:-ml-3';

function Step({ icons, back = false, label, to }: StepProps) {
  const chevrons = Array.from({ length: icons }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two equal drawings in a row
    <Icon key={index} name={back ? 'chevron-left' : 'chevron-right'} size="small" />
  ));
  if (to === null)
    return (
      <span className={`${STEP} border-line text-on-ink`} aria-hidden="true">
        {chevrons}
      </span>
    );
  return (
    <Link
      className={`${STEP} border-edge-soft text-ink hover:border-ink`}
      to={to}
      aria-label={label}
      preventScrollReset
    >
      {chevrons}
    </Link>
  );
}
