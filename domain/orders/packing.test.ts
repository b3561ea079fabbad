import { describe, expect, it } from 'vitest';
import { isAllPacked, type Packed, scanPiece } from './packing.ts';

const lines = [
  { id: 1, quantity: 2, product_sku: 'RR-PL-20' },
  { id: 2, quantity: 1, product_sku: 'RR-BB-7' },
  { id: 3, quantity: 1, product_sku: 'RR-PL-20' },
  { id: 4, quantity: 1, product_sku: null },
];

describe('what a packer scans', () => {
  it('packs piece by piece, then the next line with the same code, and no more than was ordered', () => {
    let packed: Packed = {};
    const kinds = ['rr-pl-20', ' RR-PL-20 ', 'RR-PL-20', 'RR-PL-20', 'RR-BB-7', 'RR-XX'].map((code) => {
      const scan = scanPiece(lines, packed, code);
      if (scan.kind === 'packed') packed = scan.packed;
      return scan.kind;
    });
    expect(kinds).toEqual(['packed', 'packed', 'packed', 'already', 'packed', 'unknown']);
    expect(packed).toEqual({ 1: 2, 2: 1, 3: 1 });
  });

  it('is complete once every piece is in a box', () => {
    expect(isAllPacked(lines, { 1: 2, 2: 1, 3: 1 })).toBe(false);
    expect(isAllPacked(lines, { 1: 2, 2: 1, 3: 1, 4: 1 })).toBe(true);
  });
});
