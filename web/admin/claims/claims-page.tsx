import { useParams } from 'react-router';
import { type AdminClaim, adminClaimSchema } from '../../../contract/claims.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { PROBLEM_LABELS } from '../../../domain/claims/claim.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { useOpenedAt } from '../dialogs/use-opened-at.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { Moment, RowNameLink, Sub, TwoLines } from '../list/cells.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { claimState } from './claim-details.tsx';
import { ClaimDialog } from './claim-dialog.tsx';

export const meta = adminMeta('Claims');

const STATUS_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'manager', label: 'With a manager' },
  { value: 'replacement', label: 'Replacement' },
  { value: 'refund', label: 'Refund' },
  { value: 'refusal', label: 'Refused' },
] as const;

/** What shoppers report about goods that came: damaged, wrong, incomplete or not as described. */
export default function ClaimsPage() {
  const { claim: openedId } = useParams();
  const opened = useOpenedAt('/admin/claims');
  const list = useList({
    kind: 'claim',
    path: '/claims',
    filters: ['search', 'status'],
    schema: adminClaimSchema,
    failed: 'Failed to load claims',
  });

  const columns: readonly Column<AdminClaim>[] = [
    {
      title: 'Order',
      wraps: true,
      render: ({ id, orderNumber, customerName }) => (
        <span>
          <RowNameLink {...opened.linkTo(id)}>{displayOrderNumber(orderNumber)}</RowNameLink>
          <Sub as="bdi">{customerName}</Sub>
        </span>
      ),
    },
    {
      title: 'Items',
      wraps: true,
      render: ({ lines }) => (
        <span>
          {lines.map(({ itemId, quantity, name, variant }) => (
            <span className="block" key={itemId}>
              {quantity} × {nameWithVariant(name, variant)}
            </span>
          ))}
        </span>
      ),
    },
    {
      title: 'Problem',
      wraps: true,
      render: ({ problem, photographs: { length } }) => (
        <TwoLines below={length > 0 && (length === 1 ? '1 photo' : `${length} photos`)}>
          {PROBLEM_LABELS[problem]}
        </TwoLines>
      ),
    },
    { title: 'Date', render: ({ createdAt }) => <Moment at={createdAt} isShort /> },
    {
      title: 'Status',
      render: (claim) => {
        const { label, tone } = claimState(claim);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
  ];

  return (
    <ListScreen
      title="Claims"
      nouns={['claim', 'claims']}
      list={list}
      columns={columns}
      search="Search by order or customer"
      filters={[statusFilter(STATUS_OPTIONS)]}
      empty="No claims yet. What shoppers report from the page of their order shows up here."
    >
      {openedId !== undefined && (
        <ClaimDialog
          key={openedId}
          id={openedId}
          row={list.rows.find(({ id }) => id === openedId)}
          onClose={opened.close}
        />
      )}
    </ListScreen>
  );
}
