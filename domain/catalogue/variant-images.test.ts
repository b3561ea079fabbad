import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_IMAGE } from './images.ts';
import { cardImage, galleryImages, listedImages, variantImage } from './variant-images.ts';

const at = (shot: string) => `/images/products/13/${shot}-1000x1000.webp`;

const hex = {
  images: ['three-quarter', 'front', 'handle', 'group'].map(at),
  weightVariants: [
    { weight: '5 kg pair', inStock: true, variantImages: ['five'] },
    { weight: '20 kg pair', inStock: true, variantImages: ['twenty'] },
    { weight: '27.5 kg pair', inStock: true },
    { weight: 'Full set 405 kg (12 pairs, 2.5 to 35 kg)', inStock: true },
  ],
};

const belt = {
  images: ['black', 'front'],
  weightVariants: ['M', 'L'].map((weight) => ({ weight, inStock: true })),
  colorVariants: [
    { color: 'Black', inStock: true },
    { color: 'Brown', inStock: true, variantImages: ['brown'] },
  ],
};

const TEXTS = {
  [at('three-quarter')]: 'Pair of 20 kg dumbbells',
  [at('front')]: 'Sunk number 20 KG on the head',
  [at('handle')]: 'Chrome handle, 28 mm',
  [at('group')]: 'Twelve dumbbells, 2.5 to 35 kg',
};

describe('the picture of a chosen variant', () => {
  it.each([
    ['is its own', hex, { variant: '5 kg pair' }, 'five'],
    ['is its own beside an option', hex, { variant: '5 kg pair / Chrome' }, 'five'],
    ['shows all weights for one that has none', hex, { variant: '27.5 kg pair' }, at('group')],
    [
      'shows all weights for a set that has none',
      hex,
      { variant: 'Full set 405 kg (12 pairs)' },
      at('group'),
    ],
    ['is the product’s where nothing is chosen', hex, {}, at('three-quarter')],
    ['is that of the colour beside a size', belt, { variant: 'M', option: 'Brown' }, 'brown'],
    ['is that of the colour in a line of the cart', belt, { variant: 'M / Brown' }, 'brown'],
    ['is the product’s for a size', belt, { variant: 'L / Black' }, 'black'],
    ['is the placeholder without any', { images: [] }, { variant: 'Red' }, PLACEHOLDER_IMAGE],
  ] as const)('%s', (_, product, selection, image) => {
    expect(variantImage({ ...product, images: [...product.images] }, selection)).toBe(image);
  });

  it('on a card is that of the variant which its button adds: the cheapest in stock', () => {
    const sold = { id: '13', category: 'dumbbells', price: 1299, inStock: true };
    const [five, ...heavier] = hex.weightVariants;
    if (five === undefined) throw new Error('There is no 5 kg pair');
    expect(cardImage({ ...sold, ...hex })).toBe('five');
    expect(cardImage({ ...sold, ...hex, weightVariants: [{ ...five, inStock: false }, ...heavier] })).toBe(
      'twenty',
    );
    expect(cardImage({ ...sold, images: hex.images })).toBe(at('three-quarter'));
  });

  it('can be told from what a list carries', () => {
    expect(listedImages(hex)).toEqual([at('three-quarter'), at('group')]);
    expect(listedImages({ images: ['a', at('group')] })).toEqual(['a']);
    expect(listedImages({ images: [] })).toEqual([]);
  });
});

describe('the gallery', () => {
  it('has six pictures, the list repeated to fill them', () => {
    expect(galleryImages({ images: ['a', 'b'] }, {})).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    expect(galleryImages({ images: ['1', '2', '3', '4', '5', '6', '7'] }, {})).toHaveLength(6);
    expect(galleryImages({ images: [] }, {})).toEqual([]);
  });

  it('begins with the pictures of the chosen weight or colour', () => {
    expect(galleryImages(hex, { variant: '20 kg pair' }, TEXTS).slice(0, 4)).toEqual([
      'twenty',
      at('front'),
      at('handle'),
      at('group'),
    ]);
    expect(galleryImages(belt, { variant: 'M', option: 'Brown' }).slice(0, 3)).toEqual([
      'brown',
      'front',
      'brown',
    ]);
    expect(galleryImages({ ...belt, images: [] }, { variant: 'M', option: 'Brown' })).toHaveLength(6);
  });

  it('shows no other number than that of the chosen weight', () => {
    expect(new Set(galleryImages(hex, { variant: '5 kg pair' }, TEXTS))).toEqual(
      new Set(['five', at('handle'), at('group')]),
    );
    expect(galleryImages(hex, { variant: '27.5 kg pair' }, TEXTS).slice(0, 3)).toEqual([
      at('group'),
      at('handle'),
      at('group'),
    ]);
    const only = { images: [at('front')], weightVariants: hex.weightVariants };
    expect(galleryImages(only, { variant: '27.5 kg pair' }, TEXTS)[0]).toBe(at('front'));
  });

  it.each([
    'Plates of 20, 10 and 5 kg',
    'Neoprene dumbbells of 1 to 5 kg',
    'A 20 kg plate on a 15 kg bar',
    'Tower of plates, 50 mm thick',
  ])('keeps what shows several weights or none: %s', (text) => {
    expect(galleryImages(hex, { variant: '5 kg pair' }, { ...TEXTS, [at('front')]: text })).toContain(
      at('front'),
    );
  });
});
