import { NavLink, useSearchParams } from 'react-router';
import { contactStatsResponse } from '../../../contract/messages/contact.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';

const TAB =
  'flex min-h-11 items-center gap-2 px-4 py-1.5 font-semibold max-md:gap-1.5 max-md:px-2 max-md:text-sm text-steel no-underline hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-4 aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:focus-visible:outline-orange';
const readStats = (response: unknown) => contactStatsResponse.parse(response).data;

/** Two views of the same messages; a search goes along. */
export function InboxTabs() {
  const { value: stats } = useAdminQuery({ kind: 'contact', path: '/contact-us/stats', read: readStats });
  const [address] = useSearchParams();
  const search = address.get('search');
  const query = search === null ? '' : `?${new URLSearchParams({ search })}`;
  return (
    <nav aria-label="Inbox" className="flex flex-wrap border-b-2 border-ink">
      <NavLink className={TAB} to={`/admin/contact-us${query}`} prefetch="intent">
        Contact messages
        {stats !== undefined && <span className="text-sm">{formatCount(stats.byStatus.NEW)} new</span>}
      </NavLink>
      <NavLink className={TAB} to={`/admin/contacts${query}`} prefetch="intent">
        Contact forms
        {stats !== undefined && <span className="text-sm">{formatCount(stats.total)} in all</span>}
      </NavLink>
    </nav>
  );
}
