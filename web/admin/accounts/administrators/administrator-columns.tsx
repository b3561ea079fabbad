import type { Administrator } from '../../../../contract/accounts/administrator.ts';
import { formatShortDate } from '../../../../domain/text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Moment } from '../../list/moment.tsx';

interface AdministratorColumnsOptions {
  readonly onInviteAgain: (administrator: Administrator) => void;
  readonly onWithdraw: (administrator: Administrator) => void;
}

export const administratorColumns = ({
  onInviteAgain,
  onWithdraw,
}: AdministratorColumnsOptions): readonly Column<Administrator>[] => [
  {
    key: 'administrator',
    title: 'Administrator',
    className: 'administrator-cell',
    render: ({ name, email, status, isYou }) => (
      <span>
        <span className="administrator-name">
          {name}
          {isYou && <Badge tone="blue">You</Badge>}
          {status === 'invited' && <Badge tone="amber">Invited</Badge>}
          {status === 'disabled' && <Badge tone="neutral">Disabled</Badge>}
        </span>
        <span className="sub">{email}</span>
        {status === 'invited' && <span className="sub">Has yet to follow the mailed link</span>}
      </span>
    ),
  },
  {
    key: 'since',
    title: 'Since',
    render: ({ since }) => <time dateTime={since}>{formatShortDate(since)}</time>,
  },
  {
    key: 'last-sign-in',
    title: 'Last sign-in',
    render: ({ status, lastSignIn }) => (status === 'invited' ? 'Not yet' : <Moment at={lastSignIn} />),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'right',
    className: 'cell-bare',
    render: (administrator) =>
      administrator.isYou ? null : (
        <div className="row-actions">
          {administrator.status === 'invited' && (
            <Button
              size="small"
              aria-label={`Send again to ${administrator.name}`}
              onClick={() => onInviteAgain(administrator)}
            >
              Send again
            </Button>
          )}
          <Button
            kind="danger-outline"
            size="small"
            aria-label={`Withdraw ${administrator.name}`}
            onClick={() => onWithdraw(administrator)}
          >
            Withdraw
          </Button>
        </div>
      ),
  },
];
