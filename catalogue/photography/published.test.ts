import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedAddress, publishedPicture } from '../../domain/images.ts';
import { slugify } from '../../domain/slug.ts';
import { subjects } from './subjects.ts';

const PUBLIC = new URL('../../public/', import.meta.url).pathname;
const made: Record<string, string> = JSON.parse(readFileSync(new URL('made.json', import.meta.url), 'utf8'));

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

describe('what the photographer has published', () => {
  it('is there in every width and format', () => {
    const pictures = Object.keys(made).filter((file) => file.startsWith('images/'));
    expect(pictures.flatMap((file) => missing(`/${file}`))).toEqual([]);
  });

  it.each(Object.keys(subjects))('shows product %s as a whole', (id) => {
    expect(made).toHaveProperty([`images/products/${id}/three-quarter-1000x1000.webp`]);
  });

  it('is named by the shots that the subjects ask for, and nothing else', () => {
    const wanted = Object.entries(subjects).flatMap(([id, subject]) =>
      [
        ...subject.shots.map(({ name }) => name),
        ...(subject.pictured ?? []).map((variant) => `three-quarter-${slugify(variant)}`),
      ].map((name) => `images/products/${id}/${name}-1000x1000.webp`),
    );
    const products = Object.keys(made).filter((file) => file.startsWith('images/products/'));
    expect(products.filter((file) => !wanted.includes(file))).toEqual([]);
  });

  it('fits: the pictures into 40 MB, each model into 150 kB', () => {
    expect(bytesIn('images')).toBeLessThan(40_000_000);
    for (const file of Object.keys(made).filter((each) => each.startsWith('models/')))
      expect(statSync(join(PUBLIC, file)).size, file).toBeLessThanOrEqual(150_000);
  });
});
