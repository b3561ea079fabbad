import { useState } from 'react';
import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import { isBlank, type QuickRow } from '../../../../domain/orders/quick-order.ts';

export interface KeyedRow extends QuickRow {
  readonly key: number;
}

const blank = (key: number): KeyedRow => ({ key, product: '', variant: '', quantity: '1', price: '' });

export function useRows(draftRows: readonly QuickRow[]) {
  const [rows, setRows] = useState<readonly KeyedRow[]>(() => {
    const typed = draftRows.filter((row) => !isBlank(row));
    return typed.length > 0 ? typed.map((row, key) => ({ ...row, key })) : [blank(0)];
  });
  const nextKey = () => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return {
    rows,
    change: (place: number, changed: Partial<QuickRow>) =>
      setRows((present) => present.map((row, index) => (index === place ? { ...row, ...changed } : row))),
    add: () => setRows(rows.length < ORDER_LINES_MAX ? [...rows, blank(nextKey())] : rows),
    remove: (place: number) => setRows(rows.length === 1 ? [blank(nextKey())] : rows.toSpliced(place, 1)),
  };
}
