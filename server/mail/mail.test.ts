import { describe, expect, it } from 'vitest';
import { LOGO, renderMail } from './mail.ts';

const attack = `<script>alert("x")</script>'&`;
const inert = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;';

describe('the look of our mail', () => {
  it('says the same as a page and as plain text', () => {
    const { html, text } = renderMail({
      heading: 'Thank you for your order',
      paragraphs: ['We have received it.', 'Line one\nLine two'],
      facts: [{ label: 'Total', value: '₹1,500' }],
      action: { label: 'See your order', url: 'https://rackandrep.example/order?a=1&b=2' },
      footer: 'Rack & Rep, Ludhiana',
    });
    expect(text).toBe(
      'Thank you for your order\n\nWe have received it.\n\nLine one\nLine two\n\nTotal: ₹1,500\n\n' +
        'See your order:\nhttps://rackandrep.example/order?a=1&b=2\n\n-- \nRack & Rep, Ludhiana\n',
    );
    expect(html).toContain('Line one<br>Line two');
    expect(html).toContain('href="https://rackandrep.example/order?a=1&amp;b=2"');
    expect(html).toContain('width=device-width');
  });

  it('brings its logo along, asks nobody else for anything, and has colours for the dark', () => {
    const { html } = renderMail({ heading: 'Hello', paragraphs: [], footer: 'Rack & Rep' });
    expect([...html.matchAll(/(?:src|href|url\()=?"?([^"\s>]+)/g)].map(([, address]) => address)).toEqual([
      `cid:${LOGO.cid}`,
    ]);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(LOGO.content.subarray(1, 4).toString()).toBe('PNG');
  });

  it('shows what a stranger wrote as text, wherever it stands', () => {
    const { html, text } = renderMail({
      heading: attack,
      paragraphs: [attack],
      facts: [{ label: attack, value: attack }],
      action: { label: attack, url: `https://rackandrep.example/"onmouseover=${attack}` },
      footer: attack,
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"onmouseover');
    expect(html.split(inert)).toHaveLength(9);
    expect(text).toContain(attack);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])('does not link to %s', (url) => {
    const content = {
      heading: 'Hello',
      paragraphs: [],
      action: { label: 'Open', url },
      footer: 'Rack & Rep',
    };
    expect(() => renderMail(content)).toThrow('http and https');
  });
});
