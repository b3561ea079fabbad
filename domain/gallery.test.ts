import { describe, expect, it } from 'vitest';
import { galleryImages } from './gallery.ts';

describe('the gallery', () => {
  const pictured = {
    images: ['a', 'b', 'c'],
    weightVariants: [{ weight: '5 kg', inStock: true, variantImages: ['five'] }],
  };

  it('has six pictures, the list repeated to fill them', () => {
    expect(galleryImages({ images: ['a', 'b'] }, {})).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(galleryImages({ images: ['1', '2', '3', '4', '5', '6', '7'] }, {})).toHaveLength(6);
    expect(galleryImages({ images: [] }, {})).toEqual([]);
  });

  it('begins with the pictures of the chosen weight or colour', () => {
    expect(galleryImages(pictured, { variant: '5 kg' })).toEqual(['five', 'b', 'c', 'five', 'b', 'c']);
    expect(galleryImages(pictured, { variant: '7 kg' })).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
    const red = galleryImages({ images: ['a', 'b'] }, { variant: 'Red' }, { Red: 'red' });
    expect(red).toEqual(['red', 'b', 'red', 'b', 'red', 'b']);
    expect(galleryImages({ images: [] }, { variant: 'Red' }, { Red: 'red' })).toHaveLength(6);
  });
});
