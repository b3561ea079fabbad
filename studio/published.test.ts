import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import made from '../catalogue/published-files.json' with { type: 'json' };
import { slugify } from '../domain/catalogue/slug.ts';
import { subjects } from './subjects.ts';

/** A GLB file is a head of 20 bytes, its description as JSON, and its data. */
function looksIn(file: string): object {
  const glb = readFileSync(new URL(`../public/${file}`, import.meta.url));
  const { extras = {} } = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
  return extras.looks ?? {};
}

describe('what the photographer has published', () => {
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
});
