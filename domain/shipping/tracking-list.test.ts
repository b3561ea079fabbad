import { describe, expect, it } from 'vitest';
import { readCsv } from '../text/csv-reader.ts';
import { readTrackingList, repeatedNumbers } from './tracking-list.ts';

const order = (name: string, trackingNumber = '') => ({ name, trackingNumber });
const PILE = [order('RR-11'), order('RR-12', 'D-1'), order('RR-13'), order('RR-14')];

function read(text: string, from?: string) {
  const csv = readCsv(text, 100);
  if (!csv.ok) throw new Error(csv.message);
  const { numbers, problems } = readTrackingList(csv.rows, PILE, from);
  return {
    numbers: Object.fromEntries(numbers),
    problems: problems.map(({ row, message }) => `${row}: ${message}`),
  };
}

describe('tracking numbers of a pile', () => {
  it.each([
    [
      'a carrier’s file',
      'Sr,AWB No.,Reference No\n1,5931,RR-13\n2,5932,rr 11',
      { 'RR-13': '5931', 'RR-11': '5932' },
    ],
    ['two columns of a sheet', 'RR-14\t771\n#12\t772', { 'RR-14': '771', 'RR-12': '772' }],
    ['a column into the empty rows', '901\n902', { 'RR-11': '901', 'RR-13': '902' }],
    ['a column with its title', 'Tracking number\n901', { 'RR-11': '901' }],
    [
      'two columns of which the second has a title of its own',
      'Order,Consignment note\nRR-14,771\n RR- 12 , 772 ',
      { 'RR-14': '771', 'RR-12': '772' },
    ],
  ])('come from %s', (_from, text, numbers) => {
    expect(read(text)).toEqual({ numbers, problems: [] });
  });

  it('that are pasted into a field fill from there down', () => {
    expect(read('901\n902', 'RR-12').numbers).toEqual({ 'RR-12': '901', 'RR-13': '902' });
  });

  it('with a mistake are named, and the others are taken', () => {
    const text = 'Order,Tracking\nRR-11,901\nRR-99,902\nhello,903\nRR-13,\nRR-11,904\nRR-14,5.93E+13';
    expect(read(text)).toEqual({
      numbers: { 'RR-11': '901' },
      problems: [
        '3: RR-99 is not among these orders.',
        '4: “hello” is not an order number.',
        '5: RR-13 has no tracking number.',
        '6: RR-11 is there twice. Its first number counts.',
        '7: 5.93E+13 was shortened by the spreadsheet. Format its column as text.',
      ],
    });
  });

  it.each(['RR-11x', 'RR-11/2', 'x11', 'XRR-11', '11.5'])('never go to an order for %s', (cell) => {
    expect(read(`Order,Tracking\n${cell},901\nRR-13,902`)).toEqual({
      numbers: { 'RR-13': '902' },
      problems: [`2: “${cell}” is not an order number.`],
    });
  });

  it('go to their orders below unknown column titles, which are listed', () => {
    expect(read('Parcel,Note\nRR-14,771\nRR-12,772')).toEqual({
      numbers: { 'RR-14': '771', 'RR-12': '772' },
      problems: ['1: “Parcel” is not an order number.'],
    });
  });

  it('go to the order of their own row, also where one before them cannot be taken or is not there', () => {
    expect(read('901\n5.93E+13\n903', 'RR-12')).toEqual({
      numbers: { 'RR-12': '901', 'RR-14': '903' },
      problems: ['2: 5.93E+13 was shortened by the spreadsheet. Format its column as text.'],
    });
    expect(read('Tracking,City\n901,Pune\n,Nashik\n903,Thane', 'RR-11')).toEqual({
      numbers: { 'RR-11': '901', 'RR-13': '903' },
      problems: ['3: This row has no tracking number.'],
    });
    expect(read('901\n\n903', 'RR-11')).toEqual({
      numbers: { 'RR-11': '901', 'RR-13': '903' },
      problems: [],
    });
  });

  it('have at most 100 characters, and only a shortened one looks like 5.93E+13', () => {
    const longest = 'D'.repeat(100);
    expect(read(longest).numbers).toEqual({ 'RR-11': longest });
    expect(read(`${longest}D`)).toEqual({
      numbers: {},
      problems: ['1: This row has more than 100 characters.'],
    });
    for (const shortened of ['5.93E+13', '59E+13', '5e13'])
      expect(read(shortened)).toMatchObject({
        numbers: {},
        problems: [expect.stringContaining('was shortened')],
      });
    for (const number of ['D5E13', '5E13D', '5.93E+13-A'])
      expect(read(number).numbers).toEqual({ 'RR-11': number });
  });

  it('that are more than the orders are named too', () => {
    expect(read('901\n902\n903\n904').problems).toEqual(['4: There is no order left for 904.']);
    expect(read('').problems).toEqual(['1: There are no numbers.']);
  });

  it('that are there twice are found at the second', () => {
    const repeated = repeatedNumbers([
      order('RR-11', 'D81'),
      order('RR-12'),
      order('RR-13', ' d81 '),
      order('RR-14', ''),
    ]);
    expect([...repeated]).toEqual([['RR-13', 'RR-11']]);
  });
});
