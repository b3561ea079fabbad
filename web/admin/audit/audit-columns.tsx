import { Fragment } from 'react';
import type { Column } from '../../ui/table.tsx';
import { Moment } from '../list/moment.tsx';
import type { AuditEntry, FieldChange } from './audit-reply.ts';
import { auditSentence } from './audit-sentence.ts';

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
  {
    key: 'sentence',
    title: 'What happened',
    className: 'audit-cell-sentence cell-bare',
    render: (entry) => <Sentence of={entry} />,
  },
];

/** Names may run backwards: they leave the words around them alone. */
function Sentence({ of: entry }: { readonly of: AuditEntry }) {
  const { parts, unsaid } = auditSentence(entry);
  return (
    <>
      <p>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
          <Fragment key={place}>{typeof part === 'string' ? part : <bdi>{part.quoted}</bdi>}</Fragment>
        ))}
      </p>
      <span className="sub">{entry.actor}</span>
      {unsaid.length > 0 && <Changes of={unsaid} />}
    </>
  );
}

/** A deleted thing may have many fields: they unfold. */
function Changes({ of: changes }: { readonly of: readonly FieldChange[] }) {
  return (
    <details>
      <summary>{changes.length === 1 ? '1 field' : `${changes.length} fields`}</summary>
      <ul className="audit-changes">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span className="audit-field">{field}</span> {before !== null && <del>{before}</del>}{' '}
            {after !== null && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </details>
  );
}
