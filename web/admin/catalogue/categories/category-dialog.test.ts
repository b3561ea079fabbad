import { describe, expect, it } from 'vitest';
import { withChange } from './category-dialog.tsx';

const racks = { id: 'racks', name: 'Racks', productCount: 3, version: 5 };
const bars = { id: 'bars', name: 'Bars', version: 1 };

describe('a changed category', () => {
  it('stands at its place in the list, with the version that the form began with', () => {
    expect(withChange([racks, bars], { id: 'racks', version: 4 }, { name: 'Power racks' })).toEqual([
      { id: 'racks', name: 'Power racks', productCount: 3, version: 4 },
      bars,
    ]);
  });

  it('does not come back when somebody else deleted it', () => {
    expect(() => withChange([bars], { id: 'racks', version: 5 }, {})).toThrow('deleted this category');
  });
});
