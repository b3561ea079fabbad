import { PLACEHOLDER_IMAGE } from '../domain/images.ts';
import taken from './photography/made.json' with { type: 'json' };

/** Only pictures that have been taken are shown; `npm run photographs` takes the others. */
const isTaken = (address: string) => address.slice(1) in taken;

const addressOf = (productId: string, shot: string) => `/images/products/${productId}/${shot}-1000x1000.webp`;

/** One picture: `pictureOf('21', 'detail')`; of a variant, `pictureOf('21', 'three-quarter-red')`. */
export function pictureOf(productId: string, shot: string): string {
  const wanted = [addressOf(productId, shot), addressOf(productId, 'three-quarter')];
  return wanted.find(isTaken) ?? PLACEHOLDER_IMAGE;
}

/** A product's gallery: at most six, the first of which is also on its card. */
export function picturesOf(productId: string, ...shots: string[]): string[] {
  return shots.map((shot) => addressOf(productId, shot)).filter(isTaken);
}

export function categoryPicture(categoryId: string): string {
  const address = `/images/categories/${categoryId}-1000x1000.webp`;
  return isTaken(address) ? address : PLACEHOLDER_IMAGE;
}
