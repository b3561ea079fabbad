import { Fragment } from 'react';
import type { AuditEntry } from '../../../contract/audit.ts';
import type { Column } from '../../ui/table.tsx';
import { Sub } from '../list/cells.tsx';
import { Moment } from '../list/moment.tsx';
import { auditSentence } from './audit-sentence.ts';
import type { FieldChange } from './field-changes.ts';

/** 'shipping_rate' is 'Shipping rate'. */
export function entityLabel(entity: string): string {
  const words = entity.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  {
    title: 'When',
    render: ({ at }) => <Moment at={at} />,
  },
  {
    title: 'What happened',
    bare: true,
    wraps: true,
    render: (entry) => <Sentence of={entry} />,
  },
];

/** `bdi`, because names may be written from right to left. */
function Sentence({ of: entry }: { readonly of: AuditEntry }) {
  const { parts, unmentioned } = auditSentence(entry);
  return (
    <>
      <p>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
          <Fragment key={index}>{typeof part === 'string' ? part : <bdi>{part.quoted}</bdi>}</Fragment>
        ))}
      </p>
      <Sub>{entry.actor}</Sub>
      {unmentioned.length > 0 && <Changes of={unmentioned} />}
    </>
  );
}

/** Folded, because a deleted entity may have many fields. */
function Changes({ of: changes }: { readonly of: readonly FieldChange[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer">
        {changes.length === 1 ? '1 field' : `${changes.length} fields`}
      </summary>
      <ul>
        {changes.map(({ field, before, after }) => (
          <li key={field} className="max-w-[90ch]">
            <span className="text-steel">{field}</span>{' '}
            {before !== null && <del className="text-red">{before}</del>}{' '}
            {after !== null && <ins className="text-green no-underline">{after}</ins>}
          </li>
        ))}
      </ul>
    </details>
  );
}
