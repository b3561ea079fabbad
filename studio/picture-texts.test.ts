import { expect, it } from 'vitest';
import { subjects } from './subjects.ts';

/** The shop reads these words, not the studio's files: after a change, `npx vitest run picture-texts -u` here writes them. */
it('says of every picture of a product what one sees on it', async () => {
  const texts = Object.entries(subjects).flatMap(([id, { shots }]) =>
    shots.map(({ name, alt }): [string, string] => [`/images/products/${id}/${name}-1000x1000.webp`, alt]),
  );
  texts.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const file = `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
  await expect(file).toMatchFileSnapshot('../catalogue/picture-texts.json');
});
