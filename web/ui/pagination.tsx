import { Link } from 'react-router';
import { Icon } from './icon.tsx';

const CELL =
  'grid min-h-(--cell) min-w-(--cell) place-items-center rounded-sm border-[1.5px] px-1 font-display font-strong no-underline';
/** On phones the arrows stand at both ends, each in its box. */
const ARROW = `${CELL} border-current sm:border-transparent`;

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => string;
  /** Where a page has more than one list: "Pages of enquiries". */
  readonly label?: string;
  /** For the admin: smaller where there is a mouse. */
  readonly isDense?: boolean;
  readonly className?: string;
}

/** Links, so that a page can be opened in a tab, kept and shared. Phones get "Page 4 of 20" between the arrows. */
export function Pagination({
  page,
  pages,
  to,
  label = 'Pages',
  isDense = false,
  className = '',
}: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={`pagination ${className}`} aria-label={label}>
      <ul
        className={`flex items-center justify-between gap-x-2 gap-y-1 [--cell:44px] sm:justify-center ${isDense ? 'text-base lg:[--cell:36px]' : 'text-lg'}`}
      >
        <li>
          <Arrow icon="chevron-left" label="Previous page" to={page > 1 ? to(page - 1) : undefined} />
        </li>
        {namedPages(page, pages).map((named) => (
          <li key={named} className="max-sm:hidden">
            {named < 0 ? (
              <span className={`pagination-gap ${CELL} border-transparent text-steel`}>…</span>
            ) : (
              <Link
                className={`${CELL} border-transparent hover:border-ink aria-[current]:bg-ink aria-[current]:text-paper`}
                to={to(named)}
                aria-label={`Page ${named}`}
                aria-current={named === page ? 'page' : undefined}
              >
                {named}
              </Link>
            )}
          </li>
        ))}
        <li className="lettering px-3 font-strong sm:hidden">
          Page {page} of {pages}
        </li>
        <li>
          <Arrow icon="chevron-right" label="Next page" to={page < pages ? to(page + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}

function Arrow({
  icon,
  label,
  to,
}: {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  readonly to: string | undefined;
}) {
  if (to === undefined) {
    return (
      <span className={`pagination-no-arrow ${ARROW} text-on-ink`}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className={`${ARROW} hover:border-ink`} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/**
 * The first, the last, and the current page with its neighbours; a gap is the negative of the page after it, and a
 * gap of one page is that page. Page 10 of 20 is 1 … 9 10 11 … 20.
 */
function namedPages(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const named = [1, ...near, pages];
  return named.flatMap((number, place) => {
    const left = number - (named[place - 1] ?? number - 1) - 1;
    if (left === 0) return [number];
    return left === 1 ? [number - 1, number] : [-number, number];
  });
}
