import { describe, expect, it } from 'vitest';
import { findPlaces } from './places.ts';

const as = (adminRole: 'owner' | 'packer' | 'support') => ({ role: 'ADMIN', adminRole });
const titles = (text: string, role: Parameters<typeof as>[0] = 'owner') =>
  findPlaces(text, as(role)).map(({ kind, title }) => `${kind}: ${title}`);

describe('what the search finds without asking the server', () => {
  it.each([
    ['create', ['action: Create order']],
    ['LABELS', ['action: Print labels']],
    ['add prod', ['action: Add product']],
    ['audit', ['screen: Audit log']],
    ['sales ship', ['screen: Shipping']],
    ['cut-off', ['setting: Cut-off hour']],
    ['no such place', []],
  ])('%s', (text, found) => {
    expect(titles(text)).toEqual(found);
  });

  it('is all actions and screens before anything is typed, but no setting', () => {
    expect(titles('')).toHaveLength(3 + 20);
    expect(titles('').filter((title) => title.startsWith('setting'))).toEqual([]);
  });

  it('is only what the role includes', () => {
    expect(titles('', 'packer')).toEqual([
      'action: Print labels',
      'screen: Dashboard',
      'screen: Products',
      'screen: Orders',
      'screen: Shipping',
      'screen: Sign-in & security',
    ]);
    expect(titles('cut-off', 'support')).toEqual([]);
    expect(findPlaces('', null)).toEqual([]);
  });
});
