import { createHash } from 'node:crypto';

/** Shown when a page cannot be rendered. It needs no script and no other file. */
const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:#15171a;background:#fff}
header{display:flex;align-items:center;height:64px;padding:0 24px;background:#ff6a00;border-bottom:3px solid #15171a}header svg{display:block;height:28px}
main{position:relative;overflow:hidden;display:grid;align-content:center;justify-items:start;gap:20px;min-height:520px;margin:40px 24px;padding:48px 24px;background:#f4f5f6}
main>svg{position:absolute;right:-90px;width:560px;fill:none;stroke:#e4e7ea;stroke-width:30}main>svg circle+circle{stroke-width:4}
h1,p,main>a{position:relative;margin:0;max-width:34rem}h1{font:800 clamp(40px,5.2vw,72px)/.95 "Arial Narrow",Arial,sans-serif;font-stretch:condensed;text-transform:uppercase;text-wrap:balance}p{font-size:17px;line-height:26px}
main>a{display:inline-grid;place-items:center;min-height:56px;padding:0 24px;border:1.5px solid #15171a;background:#ff6a00;color:#15171a;font:750 20px/1 "Arial Narrow",Arial,sans-serif;font-stretch:condensed;text-transform:uppercase;text-decoration:none}
main>a:hover{background:#ff8126}:focus-visible{outline:3px solid #15171a;outline-offset:2px}small{color:#5b6472}`;

const SIGN =
  '<svg viewBox="6 4 37 40" role="img" aria-label="Rack &amp; Rep"><path fill="#15171a" fill-rule="evenodd" d="M6 4h12v40H6zM20 4h8.5a14 14 0 0 1 0 28H20zM24.2 34h9.6L43 44H31.2zM28 11.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z"/></svg>';
const PLATE =
  '<svg viewBox="0 0 400 400" aria-hidden="true"><circle cx="200" cy="200" r="176"/><circle cx="200" cy="200" r="128"/><circle cx="200" cy="200" r="52"/></svg>';

export const ERROR_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export function errorPage(
  error: { readonly status: number; readonly publicMessage: string },
  requestId: string,
): string {
  return plainPage({
    title: error.status === 404 ? 'Page not found' : 'This page isn’t available right now',
    text: error.publicMessage,
    ...(error.status >= 500 && { note: `If this keeps happening, tell us this number: ${requestId}` }),
  });
}

/** For pages that this device has not opened before, while it is offline. */
export function offlinePage(): string {
  return plainPage({
    title: 'You’re offline',
    text: 'You haven’t opened this page on this device before. Pages you’ve already seen still work.',
    action: { label: 'Try again', href: '' },
  });
}

interface PlainPage {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly action?: { readonly label: string; readonly href: string };
}

const HOME = { label: 'Go to Homepage', href: '/' } as const;

/** Looks like the shop's own notices. */
function plainPage({ title, text, note, action = HOME }: PlainPage): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Rack &amp; Rep</title><style>${STYLE}</style></head><body><header>${SIGN}</header><main>${PLATE}<h1>${title}</h1><p>${escapeText(text)}</p><a href="${action.href}">${action.label}</a>${note === undefined ? '' : `<p><small>${escapeText(note)}</small></p>`}</main></body></html>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
