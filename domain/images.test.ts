import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstImage, PLACEHOLDER_IMAGE, readImages } from './images.ts';

describe('the pictures of a product', () => {
  it('are read from a list and from a JSON string alike [3.product.20]', () => {
    const images = ['/images/1-a.webp', '/images/1-b.webp'];
    expect(readImages(images)).toEqual({ images });
    expect(readImages(JSON.stringify(images))).toEqual({ images });
  });

  it('of an order item are read from a plain string and from a JSON array string alike [3.order.12]', () => {
    expect(readImages('/images/7.webp')).toEqual({ images: ['/images/7.webp'] });
    expect(readImages('["/images/7.webp","/images/8.webp"]').images).toEqual([
      '/images/7.webp',
      '/images/8.webp',
    ]);
    expect(firstImage('/images/7.webp')).toBe('/images/7.webp');
    expect(firstImage('["/images/7.webp"]')).toBe('/images/7.webp');
    expect(firstImage('"/images/7.webp"')).toBe('/images/7.webp');
  });

  it.each([null, undefined, '', '   ', [], '[]'])('are none for %j, without a complaint', (value) => {
    expect(readImages(value)).toEqual({ images: [] });
    expect(firstImage(value)).toBe(PLACEHOLDER_IMAGE);
  });

  it.each(['["/images/7.webp"', '{"a":1}', '[true]', 42, { a: 1 }, [null]])(
    'become the placeholder, with a warning, when they cannot be read (%j)',
    (value) => {
      const read = readImages(value);
      expect(read.images).toEqual([PLACEHOLDER_IMAGE]);
      expect(read.problem).toBeTruthy();
    },
  );

  it('leave out what is no path and trim the rest', () => {
    expect(readImages([' /a.webp ', '', null, 3, '/b.webp'])).toEqual({ images: ['/a.webp', '/b.webp'] });
  });

  it('never make the page fail, whatever the record holds', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const image of readImages(value).images) expect(image.trim()).not.toBe('');
      }),
    );
  });
});
