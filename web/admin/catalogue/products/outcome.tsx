import type { ReactNode } from 'react';
import { Table, type TableProps } from '../../../ui/table.tsx';

interface OutcomeProps {
  readonly className: string;
  readonly children: ReactNode;
}

export function Outcome({ className, children }: OutcomeProps) {
  return (
    <div className={`${className} mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4`}>{children}</div>
  );
}

type OutcomeTableProps<Row> = Omit<TableProps<Row>, 'captionHidden' | 'className'>;

export function OutcomeTable<Row>(props: OutcomeTableProps<Row>) {
  return (
    <div className="data-table rounded-sm border border-line">
      <Table
        {...props}
        captionHidden
        className="max-h-[min(400px,38dvh)] max-md:max-h-[60dvh] max-md:overflow-auto"
      />
    </div>
  );
}
