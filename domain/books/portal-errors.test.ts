import { expect, it } from 'vitest';
import { readPortalErrors } from './portal-errors.ts';

it('the portal’s error file becomes sentences beside our documents', () => {
  const file = {
    gstin: '27ABCFR1234K1Z8',
    fp: '102026',
    error_report: {
      b2b: [
        {
          ctin: '27AAHCG5678L1ZW',
          error_cd: 'RET191113',
          error_msg: 'The GSTIN is invalid',
          inv: [{ inum: 'RR/26-27/0041', val: 1 }],
        },
      ],
      b2cl: [{ pos: '24', inv: [{ inum: 'RR/26-27/0043', error_cd: 'RET191180', error_msg: 'x' }] }],
      hsn: { hsn_b2b: [{ hsn_sc: '9506', error_cd: 'RET191999', error_msg: 'Something new' }] },
    },
  };
  expect(readPortalErrors(file)).toEqual([
    {
      code: 'RET191113',
      sentence: 'The buyer’s GSTIN does not exist, or it is our own.',
      numbers: ['RR/26-27/0041'],
      about: '27AAHCG5678L1ZW',
    },
    {
      code: 'RET191180',
      sentence: 'The amount is below the limit for large consumer invoices.',
      numbers: ['RR/26-27/0043'],
      about: '24',
    },
    { code: 'RET191999', sentence: 'The portal says: Something new', numbers: [], about: '9506' },
  ]);
});

it('a file without errors has none, however it is built', () => {
  for (const file of [null, 7, 'x', [], {}, { a: [[[{ inum: 'RR/1' }]]] }])
    expect(readPortalErrors(file)).toEqual([]);
  const deep = JSON.parse(`${'{"a":'.repeat(500)}{"error_cd":"RET191111"}${'}'.repeat(500)}`);
  expect(readPortalErrors(deep)).toEqual([]);
  expect(readPortalErrors(Array(5000).fill({ error_cd: 'RET191111' }))).toHaveLength(1000);
});
