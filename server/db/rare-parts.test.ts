import { describe, expect, it } from 'vitest';
import { partsOf } from './rare-parts.ts';

const sample = Array.from(
  { length: 400 },
  (_, place) =>
    `${['asha', 'ravi', 'meera', 'neha'][place % 4]} ${['rao', 'kumar', 'deshmukh', 'nair', 'iyer'][place % 5]} customer${place}@example.in 98${String(place * 7919).padStart(8, '0')}`,
);

describe('what the search index is asked for', () => {
  it('are the letters that few rows have, and not those of every row', () => {
    for (const typed of ['customer77@', 'customer77@example.in'])
      expect(partsOf(typed, sample).sort()).toEqual(['77@', 'r77']);
  });

  it('is one part of each of two words, if both are frequent', () => {
    const parts = partsOf('Asha Deshmukh', sample);
    expect(parts).toHaveLength(2);
    const having = sample.filter((text) => parts.every((part) => text.includes(part.toLowerCase())));
    expect(having).toEqual(sample.filter((text) => text.includes('asha deshmukh')));
  });

  it('are the most parts that may be of what the newest rows do not have', () => {
    expect(partsOf('trampoline', sample)).toHaveLength(3);
    const newest = sample.map((text) => text.replace('customer', 'customer16'));
    expect(partsOf('customer77@', newest).sort()).toEqual(['77@', 'er7', 'r77']);
  });

  it('is the whole text where it has no three letters in a row, and where nothing is known', () => {
    expect(partsOf('(a+)+$ b', sample)).toEqual([]);
    expect(partsOf('%_%_%_%', sample)).toEqual([]);
    expect(partsOf('deshmukh', [])).toEqual(['des', 'esh', 'shm']);
  });
});
