import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SUFFIX = '?script';
/** Nothing that browsers of the last five years lack: these files stand in the page as they are. */
const TARGET = 'es2020';

/** `import text from './file.ts?script'` gives the file as the text of a small script that stands in a page. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: TARGET });
      const { code: small } = await minify(file, code, { compress: { target: TARGET }, mangle: true });
      return { code: `export default ${JSON.stringify(small.trim())};`, moduleType: 'js' };
    },
  };
}
