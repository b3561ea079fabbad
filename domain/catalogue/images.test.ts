import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstImage, PLACEHOLDER_IMAGE, publishedAddress, publishedPicture, readImages } from './images.ts';

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

describe('a published picture', () => {
  it.each([
    ['/images/products/21/front-1000x1000.webp', { width: 1000, height: 1000, widths: [400, 800, 1000] }],
    ['/images/hero-1600x1000.webp', { width: 1600, height: 1000, widths: [400, 800, 1600] }],
    ['/uploads/9f3a-640x1280.webp', { width: 640, height: 1280, widths: [400, 640] }],
    ['/uploads/small-400x300.webp', { width: 400, height: 300, widths: [400] }],
    ['/uploads/three-quarter-2x2-1000x800.webp', { width: 1000, height: 800, widths: [400, 800, 1000] }],
    ['/images/products/21/front-1000x1000-400.webp', null],
    ['/images/products/21/front-1000x1000.avif', null],
    ['/images/power-rack.webp', null],
    ['/images/rack-0x1000.webp', null],
    ['/images/rack-123456x1000.webp', null],
    ['https://example.com/rack-1000x1000.webp', null],
    ['//example.com/rack-1000x1000.webp', null],
    [PLACEHOLDER_IMAGE, null],
    ['', null],
  ])('%s says in which widths it stands on the server', (address, expected) => {
    expect(publishedPicture(address)).toEqual(expected);
  });

  it('has an address for every width and format', () => {
    const address = '/images/products/21/front-1000x1000.webp';
    const picture = { width: 1000, height: 1000, widths: [400, 800, 1000] };
    expect(picture.widths.map((width) => publishedAddress(address, picture, width, 'avif'))).toEqual([
      '/images/products/21/front-1000x1000-400.avif',
      '/images/products/21/front-1000x1000-800.avif',
      '/images/products/21/front-1000x1000.avif',
    ]);
    expect(publishedAddress(address, picture, 1000, 'webp')).toBe(address);
  });
});
