import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatCount } from '../../../domain/text/format.ts';
import { SelectInput } from '../../ui/control.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Paging, rangeLabel } from './list-response.ts';
import type { List } from './use-list.ts';

const PAGE_SIZES = ['20', '50', '100'];

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

interface StepsProps {
  readonly paging: Paging;
  readonly addressOf: List<never>['addressOf'];
}

/** A list that is read from a cursor has no page numbers, only first, previous, next and last. */
function Steps({ paging: { page, pages, isMore, next, previous }, addressOf }: StepsProps) {
  if (pages <= 1) return null;
  const before = typeof previous === 'string' && { before: previous, page: String(Math.max(1, page - 1)) };
  const after = typeof next === 'string' && { after: next, page: String(Math.min(pages, page + 1)) };
  return (
    <nav className="flex items-center gap-1 max-md:justify-between" aria-label="Pages">
      <Step label="First page" to={before && addressOf({ page: '1' })}>
        <Icon name="chevron-left" size="small" />
        <Icon name="chevron-left" size="small" />
      </Step>
      <Step label="Previous page" to={before && addressOf(before)}>
        <Icon name="chevron-left" size="small" />
      </Step>
      <span className="px-2 text-ink">
        Page {formatCount(page)} of {formatCount(pages)}
        {isMore === true && '+'}
      </span>
      <Step label="Next page" to={after && addressOf(after)}>
        <Icon name="chevron-right" size="small" />
      </Step>
      <Step label="Last page" to={after && addressOf({ before: 'end', page: String(pages) })}>
        <Icon name="chevron-right" size="small" />
        <Icon name="chevron-right" size="small" />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: string | false;
  readonly children: ReactNode;
}

const STEP =
  'flex h-11 min-w-11 items-center justify-center rounded-sm border lg:h-9 lg:min-w-9 [&>.icon+.icon]:-ml-3';

function Step({ label, to, children }: StepProps) {
  if (to === false)
    return (
      <span className={`${STEP} border-line text-on-ink`} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link
      className={`${STEP} border-edge-soft text-ink hover:border-ink`}
      to={to}
      aria-label={label}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
