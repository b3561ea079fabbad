import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedAddress, publishedPicture } from '../domain/catalogue/images.ts';
import { CATEGORY_IDS } from '../domain/catalogue/product.ts';
import { slugify } from '../domain/catalogue/slug.ts';
import { subjects } from './subjects.ts';

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const made: Record<string, string> = JSON.parse(readFileSync(new URL('made.json', import.meta.url), 'utf8'));

const missing = (address: string): string[] => {
  const published = publishedPicture(address);
  if (published === null) return [address];
  const files = published.widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => publishedAddress(address, published, width, format)),
  );
  return files.filter((file) => !existsSync(join(PUBLIC, file)));
};

/** A GLB file is a head of 20 bytes, its description as JSON, and its data. */
function looksIn(file: string): object {
  const glb = readFileSync(join(PUBLIC, file));
  const { extras = {} } = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
  return extras.looks ?? {};
}

const bytesIn = (folder: string) =>
  readdirSync(join(PUBLIC, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

describe('what the photographer has published', () => {
  it('is there in every width and format', () => {
    const pictures = Object.keys(made).filter((file) => file.startsWith('images/'));
    expect(pictures.flatMap((file) => missing(`/${file}`))).toEqual([]);
  });

  it.each(Object.entries(subjects))('shows product %s from at least four sides', (_, subject) => {
    expect(subject.shots.length).toBeGreaterThanOrEqual(4);
    expect(subject.shots[0]?.name).toBe('three-quarter');
  });

  it('is every shot that the subjects ask for, and nothing else', () => {
    const wanted = Object.entries(subjects).flatMap(([id, subject]) =>
      [
        ...subject.shots.map(({ name }) => name),
        ...(subject.pictured ?? []).map((variant) => `three-quarter-${slugify(variant)}`),
      ].map((name) => `images/products/${id}/${name}-1000x1000.webp`),
    );
    const products = Object.keys(made).filter((file) => file.startsWith('images/products/'));
    expect(products.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(Object.entries(subjects))(
    'has a model of product %s to turn, and of its other looks',
    (id, subject) => {
      expect(made).toHaveProperty([`models/${id}.glb`]);
      const others = (subject.pictured ?? []).slice(1);
      const looks = looksIn(`models/${id}.glb`);
      const unseen = others.filter(
        (variant) => !(variant in looks) && !(`models/${id}-${slugify(variant)}.glb` in made),
      );
      expect(unseen).toEqual([]);
    },
  );

  it.each(Object.keys(made).filter((file) => file.startsWith('models/')))('keeps %s below 280 kB', (file) => {
    expect(statSync(join(PUBLIC, file)).size).toBeLessThanOrEqual(280_000);
  });

  it.each(CATEGORY_IDS)('has a film of a few hundred kB with its poster for %s', (category) => {
    expect(made).toHaveProperty([`videos/${category}.mp4`]);
    expect(statSync(join(PUBLIC, `videos/${category}.mp4`)).size).toBeLessThanOrEqual(400_000);
    expect(missing(`/videos/${category}-poster-1000x1000.webp`)).toEqual([]);
  });

  it('fits with all its pictures, films and models into 45 MB', () => {
    expect(bytesIn('images') + bytesIn('videos') + bytesIn('models')).toBeLessThan(45_000_000);
  });
});
