import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Sheet } from '../../domain/books/workbook.ts';

/** The official workbook has its heads in row 4 and records from row 5 on. */
const ABOVE_HEADS = 3;

/** A text is a text whatever it begins with: no cell of the file is a formula. */
const textCell = (value: string, isHead = false): Cell => ({
  value,
  type: String,
  ...(isHead && { fontWeight: 'bold' as const }),
});

const toCell = (value: string | number | null): Cell => {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : textCell(value);
};

/** An .xlsx file with these sheets; `title` stands above each. */
export function writeWorkbook(sheets: readonly Sheet[], title: string): Promise<Buffer> {
  return writeExcelFile(
    sheets.map(({ name, head, rows }) => ({
      sheet: name,
      data: [
        [textCell(`${title}, ${name}`, true)],
        ...Array.from({ length: ABOVE_HEADS - 1 }, () => [null]),
        head.map((text) => textCell(text, true)),
        ...rows.map((row) => row.map(toCell)),
      ],
      columns: head.map((text) => ({ width: Math.max(12, text.length + 2) })),
    })),
  ).toBuffer();
}
