import { describe, expect, it } from 'vitest';
import { altsIn, freePlaces, movePicture, picturesIn, pictureText } from './picture-list.ts';

describe('the pictures of a product', () => {
  it('are split at commas and trimmed', () => {
    expect(picturesIn(' /a.webp,/b.webp , ,')).toEqual(['/a.webp', '/b.webp']);
    expect(pictureText(['/a.webp', '/b.webp'])).toBe('/a.webp, /b.webp');
  });

  it('change places, but never leave the list', () => {
    expect(movePicture(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(movePicture(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(movePicture(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(movePicture(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });

  it('keep what was typed about each, and nothing of a picture about which nothing was', () => {
    const alts = { '/a.webp': ' Side view ', '/b.webp': ' ', '/c.webp': 'In black', '/gone.webp': 'Old' };
    expect(altsIn('/a.webp, /b.webp, /c.webp', alts)).toEqual({
      '/a.webp': 'Side view',
      '/c.webp': 'In black',
    });
    expect(altsIn('/a.webp', { '/a.webp': '' })).toBeNull();
  });

  it('are at most six', () => {
    expect(freePlaces(['a', 'b'])).toBe(4);
    expect(freePlaces(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe(0);
  });
});
