import { describe, expect, it } from 'vitest';
import { changedPaths, findFields, labelOf, SECTIONS, sectionOf } from './sections.ts';

describe('the sections of the settings', () => {
  it('hold every setting once', () => {
    const names: string[] = SECTIONS.flatMap((section) => [...section.names]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are found by a field, by their own name, and not by anything else', () => {
    expect(sectionOf('cashRules.advancePercent')?.id).toBe('cash');
    expect(sectionOf('gstin')?.id).toBe('tax');
    expect(sectionOf('fit')?.id).toBe('fit');
    expect(sectionOf('nothing')).toBeUndefined();
  });

  it('are searched by the words of labels and titles', () => {
    expect(findFields('advance').map(({ id }) => id)).toEqual([
      'cashRules.partPayment',
      'cashRules.advancePercent',
      'cashRules.advanceFrom',
    ]);
    expect(findFields('express remote')).toEqual([
      { id: 'deliveryPromise.express.remote', label: 'Express: Remote areas', section: 'Shipping' },
    ]);
    expect(findFields(' ')).toEqual([]);
    expect(findFields('zebra')).toEqual([]);
  });

  it('name what was changed', () => {
    const dirty = { storeName: false, gstin: true, cashRules: { advancePercent: true, partPayment: false } };
    expect(changedPaths(dirty).map(labelOf)).toEqual(['GSTIN', 'Advance (%)']);
  });
});
