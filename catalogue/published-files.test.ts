import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedAddress, publishedPicture } from '../domain/catalogue/images.ts';
import { CATEGORY_IDS } from '../domain/catalogue/product.ts';
import { products } from './products.ts';
import published from './published-files.json' with { type: 'json' };

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const files = Object.keys(published);

const missing = (address: string): string[] => {
  const published = publishedPicture(address);
  if (published === null) return [address];
  const files = published.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => publishedAddress(address, published, width, format)),
  );
  return files.filter((file) => !existsSync(join(PUBLIC, file)));
};

const bytesIn = (folder: string) =>
  readdirSync(join(PUBLIC, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('the published pictures, models and films', () => {
  it('are there in every width and format', () => {
    const pictures = files.filter((file) => file.startsWith('images/'));
    expect(pictures.flatMap((file) => missing(`/${file}`))).toEqual([]);
  });

  it.each(products.map(({ id }) => id))('show product %s from at least four sides, and as a model', (id) => {
    const shots = files.filter((file) => file.startsWith(`images/products/${id}/`));
    expect(shots.length).toBeGreaterThanOrEqual(4);
    expect(shots).toContain(`images/products/${id}/three-quarter-1000x1000.webp`);
    expect(files).toContain(`models/${id}.glb`);
  });

  it.each(files.filter((file) => file.startsWith('models/')))('keeps %s below 280 kB', (file) => {
    expect(statSync(join(PUBLIC, file)).size).toBeLessThanOrEqual(280_000);
  });

  it.each(CATEGORY_IDS)('has a film of a few hundred kB with its poster for %s', (category) => {
    expect(files).toContain(`videos/${category}.mp4`);
    expect(statSync(join(PUBLIC, `videos/${category}.mp4`)).size).toBeLessThanOrEqual(400_000);
    expect(missing(`/videos/${category}-poster-1000x1000.webp`)).toEqual([]);
  });

  it('fits with all its pictures, films and models into 45 MB', () => {
    expect(bytesIn('images') + bytesIn('videos') + bytesIn('models')).toBeLessThan(45_000_000);
  });
});
