import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, csvCell } from './csv.ts';
import { decodeCsv, readCsv, withoutGuard } from './csv-reader.ts';

const cellsOf = (text: string) => {
  const read = readCsv(text, 100);
  return read.ok ? read.rows.map(({ cells }) => cells) : read.message;
};

describe('reading a CSV file', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n"1;5";2,50',
      [
        ['a', 'b'],
        ['1;5', '2,50'],
      ],
    ],
    ['sep=;\r\na;b,c', [['a', 'b,c']]],
    [
      'a\tb\r\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a,b,\r\n,,\r\n1,"say ""5"" kg\nor so",5" pipe',
      [
        ['a', 'b', ''],
        ['1', 'say "5" kg\nor so', '5" pipe'],
      ],
    ],
    [`${BYTE_ORDER_MARK}a,b`, [['a', 'b']]],
    [
      '"a, b";c\r\n1;2',
      [
        ['a, b', 'c'],
        ['1', '2'],
      ],
    ],
    ['', []],
    ['\r\n\r\n', []],
  ])('%j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('numbers rows as a spreadsheet does, with empty ones between them', () => {
    const read = readCsv('a,b\r\n\r\n"x\ny",1\r\n2,3', 100);
    expect(read.ok && read.rows.map(({ row }) => row)).toEqual([1, 3, 4]);
  });

  it.each([
    ['a,b\r\n1,"2', 2, 'A cell starts with a quotation mark that is never closed.'],
    ['a,b\r\n"1"2,3', 2, 'A cell has text after its closing quotation mark.'],
    [`a\n${'x\n'.repeat(101)}`, 102, 'A file can have up to 100 rows.'],
  ])('says what is wrong with %j', (text, row, message) => {
    expect(readCsv(text, 100)).toEqual({ ok: false, row, message });
  });

  it('gives back what the export wrote, whatever it was', () => {
    const text = fc.string({ unit: 'binary', maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 5 }), (rows) => {
        const file = [['one', 'two', 'three'], ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
        const wanted = rows.filter((cells) =>
          cells.map(csvCell).some((cell) => cell.replaceAll('"', '').trim() !== ''),
        );
        const read = readCsv(file.join(''), 100);
        expect(read.ok && read.rows.slice(1).map(({ cells }) => cells)).toEqual(
          wanted.map((cells) =>
            cells.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)),
          ),
        );
      }),
    );
  });

  it('ends on every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', '\t') }), (text) => {
        expect(typeof readCsv(text, 1000).ok).toBe('boolean');
      }),
    );
  });

  it('takes the guard against formulas off again', () => {
    expect(withoutGuard("'=1+1")).toBe('=1+1');
    expect(withoutGuard("'-5")).toBe('-5');
    expect(withoutGuard("'t Zand")).toBe("'t Zand");
  });
});

describe('the bytes of a file', () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

  it('are UTF-8, or UTF-16 with its mark', () => {
    expect(decodeCsv(Buffer.from('₹ रैक'))).toEqual({ ok: true, text: '₹ रैक' });
    expect(decodeCsv(utf16('₹ रैक'))).toEqual({ ok: true, text: '₹ रैक' });
    expect(decodeCsv(utf16('₹ रैक').subarray(2).swap16())).toMatchObject({ ok: false });
  });

  it.each([
    ['an older encoding', Buffer.from('Café', 'latin1'), /not saved as UTF-8/],
    ['half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80]), /not saved as UTF-8/],
    [
      'half a surrogate pair in UTF-16',
      Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]),
      /not saved as UTF-8/,
    ],
    ['a workbook', Buffer.from('PK\u0003\u0004'), /Excel workbook/],
    ['a picture', Buffer.from('GIF\0\0'), /isn’t a text file/],
  ])('%s is refused in words', (_what, bytes, message) => {
    const decoded = decodeCsv(bytes);
    expect(decoded.ok ? '' : decoded.message).toMatch(message);
  });
});
