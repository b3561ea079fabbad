import { describe, expect, it } from 'vitest';
import { readCsv } from '../text/csv-reader.ts';
import { readCarrierList } from './carrier-list.ts';

const read = (text: string) => {
  const csv = readCsv(text, 100);
  if (!csv.ok) throw new Error(csv.message);
  return readCarrierList(csv.rows);
};

describe('the file in which a carrier says where it goes', () => {
  it('is read with its days, in any order of columns', () => {
    const text =
      'City,Days Min,Days Max,PIN Code,Serviceable\nBengaluru,2,3,560001,Yes\nSrinagar,,,190 001,no\n';
    expect(read(text)).toEqual({
      pincodes: [
        { pincode: '560001', serves: true, days: [2, 3] },
        { pincode: '190001', serves: false, days: null },
      ],
      problems: [],
    });
  });

  it('may name the pincodes alone, or one number of days', () => {
    expect(read('Pincode\n560001').pincodes).toEqual([{ pincode: '560001', serves: true, days: null }]);
    expect(read('Pincode;TAT\n560001;4').pincodes).toEqual([
      { pincode: '560001', serves: true, days: [4, 4] },
    ]);
    expect(read('Pincode;Min Days;Max Days\n560001;4;\n560002; ;5').pincodes).toEqual([
      { pincode: '560001', serves: true, days: [4, 4] },
      { pincode: '560002', serves: true, days: [5, 5] },
    ]);
  });

  it('is refused with the row of each problem', () => {
    const text =
      'Pincode,Serviceable,Days Min,Days Max\n5600,yes,,\n560001,perhaps,,\n560002,yes,5,3\n560003,yes,x,3\n\n560004,yes,,\n560004,no,,\n560005,yes,1,91\n';
    expect(read(text)).toEqual({
      pincodes: [{ pincode: '560004', serves: true, days: null }],
      problems: [
        { row: 2, message: '“5600” is not a pincode.' },
        { row: 3, message: 'Serviceable must be Yes or No.' },
        { row: 4, message: 'The maximum days can’t be less than the minimum.' },
        { row: 5, message: 'Days must be whole numbers up to 90.' },
        { row: 8, message: '560004 is already in row 7.' },
        { row: 9, message: 'Days must be whole numbers up to 90.' },
      ],
    });
  });

  it.each([
    ['90', [90, 90]],
    ['0', [0, 0]],
    ['100', undefined],
    ['3 days', undefined],
    ['~3', undefined],
    ['-5', undefined],
    ['5.5', undefined],
    ['1e1', undefined],
  ])('takes %s for days: %j', (days, taken) => {
    expect(read(`Pincode,Days\n560001,${days}`)).toEqual(
      taken === undefined
        ? { pincodes: [], problems: [{ row: 2, message: 'Days must be whole numbers up to 90.' }] }
        : { pincodes: [{ pincode: '560001', serves: true, days: taken }], problems: [] },
    );
  });

  it('needs titles and pincodes', () => {
    const refused = (row: number, message: string) => ({ pincodes: [], problems: [{ row, message }] });
    expect(read('560001,yes')).toEqual(refused(1, 'The first row needs a column with the title Pincode.'));
    expect(read('Pincode\n')).toEqual(refused(1, 'The file has no pincodes.'));
    expect(read('')).toEqual(refused(1, 'The file is empty.'));
  });
});
