import { describe, expect, it } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

const page = [
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/react-Ce.js"/></head>',
  '<body><p>Racks</p><script>context()</script>',
  '<script type="module" async="">import "/assets/page.js";\nimport("/assets/entry.js");</script></body></html>',
].join('');

const started = scriptsLast(page, { first: "keep('$&')", last: 'start()' });

describe('a page whose scripts come last', () => {
  it('asks for no script by itself', () => {
    expect(started).not.toContain('modulepreload');
    expect(started).not.toContain('type="module"');
  });

  it('keeps presses before it waits for its style sheet, to the letter', () => {
    expect(started).toContain(
      `<meta charSet="utf-8"/><script>keep('$&')</script><link rel="stylesheet" href="/assets/a.css"/>`,
    );
  });

  it('names its scripts, and starts when they are named', () => {
    expect(started).toContain(
      '<script type="later" data-modules="/assets/entry.js /assets/react-Ce.js" data-react="/assets/react-Ce.js">import "/assets/page.js";\nimport("/assets/entry.js");</script><script>start()</script></body>',
    );
  });

  it('leaves everything else as it is', () => {
    expect(started).toContain('<body><p>Racks</p><script>context()</script>');
    expect(scriptsLast('<p>No scripts</p>', { first: 'a', last: 'b' })).toBe('<p>No scripts</p>');
  });
});
