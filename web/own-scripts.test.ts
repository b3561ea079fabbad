import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentHash, ownScripts, preloadLast } from './own-scripts.ts';

const NONCE = 'r4nd0m';
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe('the scripts that the shop itself writes into a page', () => {
  it.each([
    ['no script', '<p>script</p>', []],
    ['one script', '<script nonce="r4nd0m">start()</script>', ['start()']],
    ['a module', '<script type="module" nonce="r4nd0m" async="">start()</script>', ['start()']],
    ['a script in a file', '<script nonce="r4nd0m" src="/assets/a.js"></script>', []],
    ['several', '<script nonce="r4nd0m">a</script><p></p><script nonce="r4nd0m">b</script>', ['a', 'b']],
    ['a script that came with a text', '<p><script>steal()</script></p>', []],
    ['a script with a guessed mark', '<script nonce="guess">steal()</script>', []],
    ['both', '<script>steal()</script><script nonce="r4nd0m">start()</script>', ['start()']],
  ])('%s', (_what, html, scripts) => {
    expect(ownScripts(html, NONCE).scripts).toEqual(scripts);
  });

  it('are left in a page that is the same at every rendering', () => {
    const page = (nonce: string) => `<link nonce="${nonce}"><script nonce="${nonce}">start()</script>`;
    expect(ownScripts(page('a'), 'a').page).toBe('<link><script>start()</script>');
    expect(ownScripts(page('b'), 'b').page).toBe(ownScripts(page('a'), 'a').page);
  });

  it('are fetched after the first pictures', () => {
    expect(preloadLast('<link rel="preload" href="/a.avif"/><link rel="modulepreload" href="/b.js"/>')).toBe(
      '<link rel="preload" href="/a.avif"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
    );
  });

  it.each([
    ['a', 'a'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['say("₹ नमस्ते")', 'say("₹ नमस्ते")'],
  ])('are named by the hash of what a browser reads: %j', (written, read) => {
    expect(contentHash(written)).toBe(hashOf(read));
  });
});
