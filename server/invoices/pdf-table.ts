import { PAGE, type Sheet, type TextStyle } from './sheet.ts';

/** A column across the page; all widths together are the width between the margins. */
export interface Column<Row> {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (row: Row, number: number) => string;
  /** In the row of sums below the table. */
  readonly sum?: string;
}

const SMALL: TextStyle = { size: 8 };
const BOLD: TextStyle = { size: 8, weight: 'bold' };
const INK = '#14171c';
const PADDING = 5;

/** The last column ends where the page does. */
const textWidth = <Row>(column: Column<Row>, columns: readonly Column<Row>[]) =>
  column === columns.at(-1) ? column.width : column.width - PADDING;

/** Continues on a new page with the same head when a row does not fit above `low`. Returns where the table ends. */
export function drawTable<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { from, low }: { readonly from: number; readonly low: number },
): number {
  const sums = columns.map(({ sum }) => sum ?? '');
  const printed = rows.map((row, index) => ({
    texts: columns.map(({ text }) => text(row, index + 1)),
    style: SMALL,
  }));
  if (sums.some((text) => text !== '')) printed.push({ texts: sums, style: BOLD });

  let y = drawHead(sheet, columns, from);
  for (const { texts, style } of printed) {
    const height = Math.max(
      ...columns.map((column, at) => sheet.heightOf(texts[at] ?? '', textWidth(column, columns), style)),
    );
    if (y + height + 2 * PADDING > low) {
      sheet.pdf.addPage();
      y = drawHead(sheet, columns, PAGE.margin);
    }
    drawRow(sheet, columns, texts, { y: y + PADDING, style });
    y += height + 2 * PADDING;
    sheet.rule(y, style === BOLD ? INK : undefined);
  }
  return y;
}

function drawHead<Row>(sheet: Sheet, columns: readonly Column<Row>[], y: number): number {
  const titles = columns.map(({ title }) => title);
  const style: TextStyle = { size: 7.5, weight: 'bold' };
  const height = Math.max(
    ...columns.map((column, at) => sheet.heightOf(titles[at] ?? '', textWidth(column, columns), style)),
  );
  sheet.rule(y, INK);
  drawRow(sheet, columns, titles, { y: y + PADDING, style });
  sheet.rule(y + height + 2 * PADDING, INK);
  return y + height + 2 * PADDING;
}

function drawRow<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  texts: readonly string[],
  { y, style }: { readonly y: number; readonly style: TextStyle },
): void {
  let x: number = PAGE.margin;
  for (const [at, column] of columns.entries()) {
    sheet.write(
      texts[at] ?? '',
      { x, y, width: textWidth(column, columns) },
      { ...style, align: column.align },
    );
    x += column.width;
  }
}
