import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { Sheet } from '../../domain/books/workbook.ts';

/** The official workbook has its heads in row 4 and records from row 5 on. */
const HEAD_ROW = 3;
const BOLD = { style: { font: { bold: true } } };

/** An .xlsx file with these sheets; `title` stands above each. A text is a text whatever it begins with, never a formula. */
export async function writeWorkbook(sheets: readonly Sheet[], title: string): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, head, rows }) => {
      const above: CellValue[][] = [[`${title}, ${name}`], ...Array.from({ length: HEAD_ROW - 1 }, () => [])];
      const heads = head.map((_, column): [string, typeof BOLD] => [`${HEAD_ROW},${column}`, BOLD]);
      return {
        name,
        columns: head.map((text) => ({ width: Math.max(12, text.length + 2) })),
        rows: [...above, [...head], ...rows.map((row) => row.map((value) => (value === '' ? null : value)))],
        cells: new Map([['0,0', BOLD], ...heads]),
      };
    }),
  });
  return Buffer.from(bytes);
}
