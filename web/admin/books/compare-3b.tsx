import { useState } from 'react';
import type { BookMonthReport } from '../../../contract/books.ts';
import { nearestPaise, paise, subtract } from '../../../domain/pricing/money.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { Input } from '../../ui/control.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Box } from '../frame/admin-page.tsx';
import { amountText } from './books-text.tsx';

interface Figure {
  readonly name: string;
  readonly ours: number;
}

const HEADS = { taxable: 'taxable value', igst: 'IGST', cgst: 'CGST', sgst: 'SGST' } as const;
const TAXES = ['taxable', 'igst', 'cgst', 'sgst'] as const;

function figuresOf({ gstr3b: { taxed, untaxed, consumers } }: BookMonthReport): Figure[] {
  return [
    ...TAXES.map((tax) => ({ name: `3.1(a) ${HEADS[tax]}`, ours: taxed[tax] })),
    ...(untaxed.taxable === 0 ? [] : [{ name: '3.1(c) without tax', ours: untaxed.taxable }]),
    ...consumers.flatMap(({ place, taxable, igst }) => [
      { name: `3.2 consumers in ${place}, ${HEADS.taxable}`, ours: taxable },
      { name: `3.2 consumers in ${place}, ${HEADS.igst}`, ours: igst },
    ]),
  ];
}

/** The portal fills GSTR-3B from GSTR-1 itself, so ours is for comparison; what is typed here is not kept. */
export function Compare3b({ report }: { readonly report: BookMonthReport }) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const columns: readonly Column<Figure>[] = [
    { title: 'Box', wraps: true, render: ({ name }) => name },
    { title: 'Our books', align: 'right', render: ({ ours }) => amountText(ours) },
    {
      title: 'Portal shows',
      align: 'right',
      render: ({ name }) => (
        <Input
          small
          className="max-w-40 text-right"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Portal shows, ${name}`}
          value={typed.get(name) ?? ''}
          onChange={({ target }) => setTyped((before) => new Map(before).set(name, target.value))}
        />
      ),
    },
    {
      title: 'Difference',
      render: ({ name, ours }) => <Difference ours={ours} typed={typed.get(name) ?? ''} />,
    },
  ];
  return (
    <Box
      title="GSTR-3B, compared"
      aside={<p className="text-sm text-steel">Due on {formatLongDate(report.month.gstr3bDue)}</p>}
    >
      <p className="border-b border-line px-4 py-3 text-sm text-steel">
        The portal fills 3.1 and 3.2 from GSTR-1. Type what it shows: a difference of one paisa is marked.
      </p>
      <div className="data-table">
        <Table
          caption="Our figures and the portal’s"
          captionHidden
          inPage
          columns={columns}
          rows={figuresOf(report)}
          rowKey={({ name }) => name}
        />
      </div>
    </Box>
  );
}

function Difference({ ours, typed }: { readonly ours: number; readonly typed: string }) {
  const text = typed.replace(/[,\s₹]/g, '').replace('−', '-');
  if (text === '') return '–';
  if (!/^-?\d{1,11}(?:\.\d{0,2})?$/.test(text)) return <span className="text-red">Not an amount</span>;
  const difference = subtract(nearestPaise(Number(text)), paise(ours));
  if (difference === 0) return <span className="text-green">Same</span>;
  return <span className="font-bold text-red">{amountText(difference)}</span>;
}
