import { expect, it } from 'vitest';
import { modelOf, pictureText, variantPicture } from './pictures.ts';
import { products } from './products.ts';

it('has words for every picture in a gallery but those of a colour, which its name describes', () => {
  const pictures = products.flatMap(({ images }) => images);
  const silent = pictures.filter((image) => !pictureText(image) && !/three-quarter-\D/.test(image));
  expect(silent).toEqual([]);
});

it('knows the picture of a colour, where it was taken', () => {
  expect(variantPicture('21', 'Red')).toBe('/images/products/21/three-quarter-red-1000x1000.webp');
  expect(variantPicture('21', 'Gold')).toBeUndefined();
});

it('knows the models that were made', () => {
  expect(modelOf('45')).toBe('/models/45.glb');
  expect(modelOf('21', 'Red')).toBe('/models/21-red.glb');
  expect(modelOf('45', 'No such colour')).toBe('/models/45.glb');
  expect(modelOf('no-such-product')).toBeUndefined();
});
