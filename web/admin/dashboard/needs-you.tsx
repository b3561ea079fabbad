import { Link } from 'react-router';
import type { AllNeeds, Needs } from '../../../contract/dashboard.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Box, Notice } from '../frame/admin-page.tsx';
import { useMay } from '../frame/role.tsx';
import { type NeedRow, needRows } from './need-rows.tsx';

export function NeedsYou({ needs }: { readonly needs: AdminQuery<Needs> }) {
  const may = useMay();
  const { value, isFailed, reload } = needs;
  const rows = value && needRows(value, Date.now());
  return (
    <Box title="To do" className="border-t-3 border-t-ink" isBusy={value === undefined && !isFailed}>
      {isFailed && (
        <Notice flush onRetry={reload}>
          {value === undefined ? 'We couldn’t load this list.' : 'This may be out of date.'}
        </Notice>
      )}
      {rows === undefined && !isFailed && <Waiting />}
      {rows?.length === 0 && (
        <p className="flex items-start gap-2.5 px-4 py-4">
          <AdminIcon name="check" className="mt-0.5 flex-none" />
          <span>
            <b>Nothing to do.</b>{' '}
            {may('refund payments')
              ? 'Unpaid orders, refunds, low stock, reviews and messages show up here.'
              : 'New tasks appear here.'}
          </span>
        </p>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ul className="grid gap-px overflow-hidden bg-line md:grid-cols-2 xl:grid-cols-3">
          {rows.map((row) => (
            <Need key={row.to} row={row} />
          ))}
          <li
            className="hidden bg-paper md:block md:max-xl:nth-odd:hidden xl:nth-[3n+1]:hidden xl:nth-[3n+2]:col-span-2"
            aria-hidden="true"
          />
        </ul>
      )}
      {value?.flow !== undefined && <Flow flow={value.flow} />}
    </Box>
  );
}

const EDGES = {
  red: 'shadow-[inset_4px_0_var(--color-red-bright)]',
  amber: 'shadow-[inset_4px_0_var(--color-amber-bright)]',
  none: '',
};

function Need({ row: { tone, count, title, text, action, to } }: { readonly row: NeedRow }) {
  return (
    <li
      className={`need relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 bg-paper py-3 pr-4 pl-4 hover:bg-studio-light ${EDGES[tone]}`}
    >
      <span
        className={`min-w-10 text-right font-display text-2xl leading-tight font-black md:text-3xl ${tone === 'red' ? 'text-red' : ''}`}
        aria-hidden="true"
      >
        {formatCount(count)}
      </span>
      <div className="grid min-w-0 content-start gap-0.5">
        <h3 className="font-body text-md leading-snug font-bold [word-spacing:normal]">
          <Link className="no-underline after:absolute after:inset-0" to={to} prefetch="intent">
            <span className="sr-only">{formatCount(count)} </span>
            {title}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-steel">{text}</p>
        <span
          className="mt-1 inline-flex items-center gap-1 text-sm font-bold underline underline-offset-3"
          aria-hidden="true"
        >
          {action}
          <AdminIcon name="later" />
        </span>
      </div>
    </li>
  );
}

function Flow({ flow: { toConfirm, toShip, onTheWay } }: { readonly flow: AllNeeds['flow'] }) {
  const stages = [
    { count: toConfirm, text: 'to confirm', to: '/admin/orders?status=PENDING&refunded=false' },
    { count: toShip, text: 'ready to ship', to: '/admin/orders?status=CONFIRMED&refunded=false' },
    { count: onTheWay, text: 'on the way', to: '/admin/orders?status=SHIPPED' },
  ];
  return (
    <ul
      className="flex flex-wrap gap-x-6 rounded-b-md border-t border-line bg-studio-light px-4"
      aria-label="Orders on their way"
    >
      {stages.map(({ count, text, to }) => (
        <li key={text}>
          <Link
            className="inline-flex min-h-11 items-center gap-1.5 text-sm no-underline hover:underline"
            to={to}
            prefetch="intent"
          >
            <b className="font-display text-lg font-black">{formatCount(count)}</b> {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <ul className="grid md:grid-cols-2 xl:grid-cols-3">
      {['first', 'second', 'third'].map((name) => (
        <li key={name} className="min-h-28 p-4">
          <LineSkeleton width="medium" />
          <LineSkeleton />
        </li>
      ))}
    </ul>
  );
}
