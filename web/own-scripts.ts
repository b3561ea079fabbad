import { createHash } from 'node:crypto';

export interface OwnScripts {
  /** The page without the marks: the same bytes at every rendering. */
  readonly page: string;
  readonly scripts: readonly string[];
}

/**
 * The framework writes scripts while it renders, so their hashes can only be read off the page. It marks each with the nonce of this rendering. A script that got into the page in
 * any other way, such as through a product's text, cannot know it, and so is never among those that may run.
 */
export function ownScripts(html: string, nonce: string): OwnScripts {
  const mark = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue;
    const start = html.indexOf('>', at) + 1;
    const code = html.slice(start, html.indexOf('</script>', start));
    if (code !== '') scripts.push(code);
  }
  return { page: html.replaceAll(mark, ''), scripts };
}

/**
 * Scripts come after the first pictures. React Router has no setting for the priority of what it preloads, and without this the
 * largest picture is painted 60 ms later, past its limit of 750 ms (decision 0002).
 */
export function preloadLast(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** As a content security policy names a script or a style. A browser reads every line end as \n before it hashes. */
export function contentHash(content: string): string {
  const read = content.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(read).digest('base64')}`;
}
