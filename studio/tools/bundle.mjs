// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../../tools/steps.mjs';

const PHOTOGRAPHY = join(root, 'studio');

/** The files that say what stands in the studio: a family of products each, and the scenes of the shop itself. */
export function familyFiles() {
  const folder = join(PHOTOGRAPHY, 'products');
  return [...readdirSync(folder).map((name) => join(folder, name)), join(PHOTOGRAPHY, 'scenes.ts')].filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /export const \w+Subjects\b/.test(readFileSync(file, 'utf8')),
  );
}

/**
 * One script for the browser: the studio with these families in it.
 * @param {string[]} files
 */
export async function bundleStudio(files) {
  const entry = 'virtual:studio';
  const imports = files.map((file, n) => `import * as family${n} from ${JSON.stringify(file)};`).join('\n');
  const families = files.map((file, n) => `${JSON.stringify(basename(file, '.ts'))}: family${n}`).join(', ');
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'studio-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { openStudio } from ${JSON.stringify(join(PHOTOGRAPHY, 'studio-page.ts'))};
               ${imports}
               openStudio({ ${families} });`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * The families that bundle, each with the hash of everything that its pictures are made of. A family that is being
 * worked on does not keep the others from being photographed.
 * @param {{ only?: string[] | undefined, family?: string | undefined }} wanted ids, or the name of a family
 * @param {(complaint: string) => void} complain
 */
export async function soundFamilies({ only, family }, complain) {
  const mentions = (/** @type {string} */ file, /** @type {string} */ id) =>
    new RegExp(`(^|[^\\w-])${id}['"]?\\s*:`, 'm').test(readFileSync(file, 'utf8'));
  const sound = [];
  for (const file of familyFiles()) {
    if (family && basename(file, '.ts') !== family) continue;
    if (only && !only.some((id) => mentions(file, id))) continue;
    try {
      const code = await bundleStudio([file]);
      sound.push({
        file,
        name: basename(file, '.ts'),
        hash: createHash('sha256').update(code).digest('hex'),
      });
    } catch (error) {
      complain(
        `${basename(file)} is left out: ${error instanceof Error ? error.message.slice(0, 600) : error}`,
      );
    }
  }
  return sound;
}
