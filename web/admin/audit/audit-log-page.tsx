import { Fragment } from 'react';
import { type AuditEntry, auditEntrySchema, auditPeopleSchema } from '../../../contract/audit.ts';
import { Input } from '../../ui/control.tsx';
import type { Column } from '../../ui/table.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { Moment, Sub } from '../list/cells.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { optionsOf, sentenceCase } from '../list/options.ts';
import { type List, useList } from '../list/use-list.ts';
import { auditSentence, type FieldChange } from './audit-sentence.ts';

export const meta = adminMeta('Audit log');

const ENTITIES = [
  'order',
  'payment',
  'shipment',
  'product',
  'category',
  'stock',
  'picture',
  'contact',
  'enquiry',
  'review',
  'coupon',
  'discount',
  'mail',
  'carrier',
  'shipping_rate',
  'settings',
  'administrator',
  'customer',
];

const COLUMNS: readonly Column<AuditEntry>[] = [
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

export default function AuditLogPage() {
  const list = useList({
    kind: 'audit',
    path: '/audit-log',
    filters: ['entity', 'entityId', 'actorId', 'from', 'to'],
    schema: auditEntrySchema,
    failed: 'Failed to load the audit log',
  });
  const people = auditPeopleSchema.safeParse(list.response).data?.people ?? {};
  return (
    <ListScreen
      title="Audit log"
      nouns={['entry', 'entries']}
      list={list}
      columns={COLUMNS}
      className="[&_tbody_:is(th,td)]:align-top"
      filters={[
        {
          name: 'entity',
          label: 'Type',
          all: 'All types',
          options: optionsOf(ENTITIES, sentenceCase),
          className: 'md:max-lg:max-w-31',
        },
        {
          name: 'actorId',
          label: 'Person',
          all: 'Anyone',
          options: Object.entries(people).map(([value, label]) => ({ value, label })),
          className: 'md:max-lg:max-w-31',
        },
      ]}
      moreFilters={
        <>
          <DayFilter list={list} name="from" label="From" />
          <DayFilter list={list} name="to" label="To" />
        </>
      }
    />
  );
}

/** A day in India. An incomplete date sets no filter. */
function DayFilter({
  list,
  name,
  label,
}: {
  readonly list: List<unknown>;
  readonly name: string;
  readonly label: string;
}) {
  return (
    <label className="flex items-center gap-2 text-steel max-md:min-w-0 max-md:flex-[1_1_100%]">
      <span className="max-md:min-w-[2.5em]">{label}</span>
      <span className="max-md:min-w-0 max-md:flex-1">
        <Input
          className="md:max-lg:px-2!"
          type="date"
          value={list.filters[name] ?? ''}
          onChange={({ target }) => list.setFilters({ [name]: target.value })}
        />
      </span>
    </label>
  );
}

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
