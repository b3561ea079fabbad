import { useState } from 'react';
import { ORDER_LINES_MAX } from '../../../../domain/limits.ts';
import { isBlank, type QuickRow } from '../../../../domain/orders/quick-order.ts';
import type { QuickOrderDraftStore } from './quick-order-draft.ts';

export interface KeyedRow extends QuickRow {
  readonly key: number;
}

const blank = (key: number): KeyedRow => ({ key, product: '', variant: '', quantity: '1', price: '' });

export function useRows(draft: QuickOrderDraftStore, draftRows: readonly QuickRow[]) {
  const [rows, setRows] = useState<readonly KeyedRow[]>(() => {
    const typed = draftRows.filter((row) => !isBlank(row));
    return typed.length > 0 ? typed.map((row, key) => ({ ...row, key })) : [blank(0)];
  });
  const save = (changed: readonly KeyedRow[]) => {
    setRows(changed);
    draft.write({ rows: changed });
  };
  const nextKey = () => Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  return {
    rows,
    change: (place: number, changed: Partial<QuickRow>) =>
      save(rows.map((row, index) => (index === place ? { ...row, ...changed } : row))),
    add: () => rows.length < ORDER_LINES_MAX && save([...rows, blank(nextKey())]),
    remove: (place: number) => save(rows.length === 1 ? [blank(nextKey())] : rows.toSpliced(place, 1)),
  };
}
