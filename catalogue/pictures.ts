import { PLACEHOLDER_IMAGE } from '../domain/catalogue/images.ts';
import { slugify } from '../domain/catalogue/slug.ts';
import texts from './picture-texts.json' with { type: 'json' };
import published from './published-files.json' with { type: 'json' };

/** Only pictures that have been taken are shown; `npm run photographs` takes the others. */
const isTaken = (address: string) => address.slice(1) in published;

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

/** The picture of a colour or weight that looks different: `variantPicture('21', 'Red')`. */
export function variantPicture(productId: string, label: string): string | undefined {
  const address = addressOf(productId, `three-quarter-${slugify(label)}`);
  return isTaken(address) ? address : undefined;
}

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** What a picture of ours shows, for people who do not see it. */
export function pictureText(address: string): string | undefined {
  return TEXTS.get(address);
}

/** The model for the 3D view, where one has been made; a variant's own, else the product's. */
export function modelOf(productId: string, variant?: string): string | undefined {
  const files = [variant && `/models/${productId}-${slugify(variant)}.glb`, `/models/${productId}.glb`];
  return files.find((file) => file !== undefined && file !== '' && isTaken(file));
}
