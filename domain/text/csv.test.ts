import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACTS_CSV_HEAD, contactCsvLines, contactsCsvFileName, csvCell } from './csv.ts';

const asha = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  subject: 'Racks, two of them',
  type: 'SALES',
  status: 'NEW',
  message: 'She said "heavy".\nCall back.',
  createdAt: new Date('2026-11-15T12:00:00Z'),
};

describe('the CSV export of contact forms', () => {
  it('is named by the date in India', () => {
    expect(contactsCsvFileName(new Date('2026-11-15T12:00:00Z'))).toBe('contact-forms-2026-11-15.csv');
    expect(contactsCsvFileName(new Date('2026-11-15T18:30:00Z'))).toBe('contact-forms-2026-11-16.csv');
  });

  it('has the columns Name, Email, Phone, Subject, Type, Status, Message, Created At', () => {
    expect(CONTACTS_CSV_HEAD).toBe('Name,Email,Phone,Subject,Type,Status,Message,Created At\r\n');
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(contactCsvLines([asha]).split('\r\n')[0]).toBe(
      'Asha Rao,asha@example.in,9876543210,"Racks, two of them",SALES,NEW,"She said ""heavy"".\nCall back.",2026-11-15 17:30',
    );
  });

  it('leaves a missing phone, type or message empty', () => {
    const { phone: _phone, ...rest } = asha;
    const row = contactCsvLines([{ ...rest, type: null, message: undefined, subject: 'Racks' }]).split(
      '\r\n',
    )[0];
    expect(row).toBe('Asha Rao,asha@example.in,,Racks,,NEW,,2026-11-15 17:30');
  });

  it.each(['=1+1', '+91 98765', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1'])(
    'lets no cell run as a formula (%j)',
    (text) => {
      expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('leaves ordinary text alone', () => {
    expect(csvCell('Half rack 2-in-1 @ home')).toBe('Half rack 2-in-1 @ home');
  });

  it('loses nothing that was written, however odd', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (cells) => {
        expect(readRow(cells.map(csvCell).join(','))).toEqual(
          cells.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)),
        );
      }),
    );
  });
});

/** A reader after RFC 4180, written apart from the writer. */
function readRow(row: string): string[] {
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const character = row.charAt(at);
    const last = cells.length - 1;
    if (quoted && character === '"' && row[at + 1] === '"') {
      cells[last] += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (character === ',' && !quoted) cells.push('');
    else cells[last] += character;
  }
  return cells;
}
