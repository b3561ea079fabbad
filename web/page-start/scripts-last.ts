export interface PageStart {
  /** Runs before anything else of the page. */
  readonly first: string;
  /** Runs when the page is read to its end, and asks for its scripts. */
  readonly last: string;
}

const ENCODING = '<meta charSet="utf-8"/>';
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** As vite.config.ts names it. */
const REACT = /\/react-[^/]+\.js$/;
const MODULE = /<script type="module" async="">(.*?)<\/script>/s;

/**
 * A page is seen before it is used: its scripts are asked for once it is painted, so that on a slow connection they take
 * nothing from its style sheet, its face and its first picture. The first script stands before the style sheet, for which
 * it would have to wait.
 */
export function scriptsLast(html: string, { first, last }: PageStart): string {
  const modules = Array.from(html.matchAll(PRELOAD), ([, href = '']) => href);
  const react = modules.find((href) => REACT.test(href)) ?? '';
  return html
    .replaceAll(PRELOAD, '')
    .replace(ENCODING, () => `${ENCODING}<script>${first}</script>`)
    .replace(
      MODULE,
      (_tag, code: string) =>
        `<script type="later" data-modules="${modules.join(' ')}" data-react="${react}">${code}</script><script>${last}</script>`,
    );
}
