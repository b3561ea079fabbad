import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { CsvRow } from '../../../domain/text/csv-reader.ts';
import { readSheets } from './read-sheets.ts';
import { readZipDirectory } from './zip-directory.ts';

type Cell = string | number | boolean | Date | null;
const workbook = (...sheets: readonly (readonly (readonly Cell[])[])[]) =>
  writeXlsx({
    sheets: sheets.map((rows, at) => ({ name: `Sheet ${at + 1}`, rows: rows.map((row) => [...row]) })),
  });
const read = async (bytes: Uint8Array) => {
  const found = await readSheets(bytes);
  return found.ok
    ? found.sheets.map((rows) => rows.map(({ row, cells }: CsvRow) => [row, ...cells]))
    : found.problem.message;
};
const TOO_LARGE = 'The workbook is too large. Save the sheet as CSV.';
const DAMAGED = 'The workbook is damaged. Open it in Excel, save it as .xlsx and try again.';
const NEITHER = 'This is not an Excel workbook or a CSV file.';

/** Every entry says that it unpacks to this. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const file = Buffer.from(bytes);
  for (let at = file.indexOf('PK\u0001\u0002'); at !== -1; at = file.indexOf('PK\u0001\u0002', at + 4))
    file.writeUInt32LE(size, at + 24);
  return file;
}

describe('an Excel workbook', () => {
  it('gives its numbers to the digit, its dates, and its rows by their numbers', async () => {
    const bytes = await workbook(
      [
        ['AWB', 'Amount', 'Date'],
        [590000000001, 1234.5600000000002, new Date('2026-11-17T00:00:00Z')],
        [],
        [1.2345678901234567e19, -0.1, 'हिन्दी'],
      ],
      [['second']],
    );
    expect(await read(bytes)).toEqual([
      [
        [1, 'AWB', 'Amount', 'Date'],
        [2, '590000000001', '1234.56', '2026-11-17'],
        [4, '1.2345678901234567e+19', '-0.1', 'हिन्दी'],
      ],
      [[1, 'second']],
    ]);
  });

  it('runs no formula: texts that look like one stay texts', async () => {
    expect(await read(await workbook([['=1+1', '@SUM(A1)', "=cmd|' /C calc'!A0"]]))).toEqual([
      [[1, '=1+1', '@SUM(A1)', "=cmd|' /C calc'!A0"]],
    ]);
  });

  it('is refused where it unpacks to too much, says nothing of it, or lies', async () => {
    const bytes = await workbook([['AWB'], ['1']]);
    expect(await read(claiming(bytes, 90 * 1024 * 1024))).toBe(TOO_LARGE);
    expect(await read(claiming(bytes, 0))).toBe(TOO_LARGE);
    expect(await read(claiming(bytes, 40))).toBe(DAMAGED);
    expect(await read(await workbook(...Array.from({ length: 6 }, () => [['x']])))).toBe(TOO_LARGE);
    expect(await read(await workbook([Array.from({ length: 300 }, (_, at) => at)]))).toContain(
      'A file can have up to',
    );
  });

  it('is refused where it is something else', async () => {
    const bytes = Buffer.from(await workbook([['AWB'], ['1']]));
    expect(await read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe(
      'This is an Excel 97 file (.xls), or one with a password. Save it as .xlsx or CSV.',
    );
    expect(await read(bytes.subarray(0, bytes.length - 30))).toBe(NEITHER);
    expect(await read(Buffer.from('PK\u0003\u0004 nothing'))).toBe(NEITHER);
    const cut = Buffer.concat([bytes.subarray(0, 60), Buffer.alloc(40), bytes.subarray(100)]);
    expect(await read(cut)).toBe(DAMAGED);
    expect(readZipDirectory(deflateRawSync(Buffer.alloc(100)))).toBeNull();
  });
});

describe('a CSV file', () => {
  it('is read as spreadsheets write it', async () => {
    expect(await read(Buffer.from('\uFEFFAWB;Amount\r\n1;"1,00,000"\r\n'))).toEqual([
      [
        [1, 'AWB', 'Amount'],
        [2, '1', '1,00,000'],
      ],
    ]);
  });

  it('is refused where it is none, or too long', async () => {
    expect(await read(Buffer.from([0x41, 0, 0x42]))).toBe('This isn’t a text file.');
    expect(await read(Buffer.from('a,"b'))).toContain('never closed');
    expect(await read(Buffer.from('x\r\n'.repeat(60_002)))).toBe('A file can have up to 60,000 rows.');
  });
});
