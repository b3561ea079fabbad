import type { Column } from '../../ui/table.tsx';
import { Moment } from '../list/moment.tsx';
import { type AuditEntry, changesOf } from './audit-reply.ts';

/** 'shipping_rate' reads 'Shipping rate'. */
export function kindWord(entity: string): string {
  const words = entity.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'at',
    title: 'When',
    render: ({ at }) => <Moment at={at} />,
  },
  { key: 'actor', title: 'Who', className: 'audit-cell-actor', render: ({ actor }) => actor },
  { key: 'action', title: 'Did', render: ({ action }) => action },
  {
    key: 'entity',
    title: 'To',
    className: 'audit-cell-entity',
    render: ({ entity, entityId, name }) => (
      <span>
        {kindWord(entity)}
        <span className="sub">{name ?? entityId}</span>
      </span>
    ),
  },
  {
    key: 'changes',
    title: 'Changes',
    className: 'audit-cell-changes cell-bare',
    render: (entry) => <Changes of={entry} />,
  },
];

/** A deleted thing may have many fields: they unfold. */
function Changes({ of: entry }: { readonly of: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  const list = (
    <ul className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="audit-field">{field}</span> {before !== null && <del>{before}</del>}{' '}
          {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
  if (changes.length <= 3) return list;
  return (
    <details>
      <summary>{changes.length} fields</summary>
      {list}
    </details>
  );
}
