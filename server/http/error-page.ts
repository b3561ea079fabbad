import { createHash } from 'node:crypto';

/** Shown when a page cannot be made at all. It stands on its own: no script, no file, no stack. */
const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#15171a;background:#fff}
header{background:#ff6a00;border-bottom:3px solid #15171a;padding:16px 24px;font-weight:800}
main{max-width:40rem;padding:48px 24px}h1{font-size:32px;line-height:1.1;margin:0 0 16px}
a{color:#15171a;font-weight:600}small{color:#5b6472}`;

export const ERROR_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export function errorPage(
  error: { readonly status: number; readonly publicMessage: string },
  requestId: string,
): string {
  const title = error.status === 404 ? 'Page not found' : 'This page is not available right now';
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Rack &amp; Rep</title><style>${STYLE}</style></head><body><header>Rack &amp; Rep</header><main><h1>${title}</h1><p>${escapeText(error.publicMessage)}</p><p><a href="/">Go to the home page</a></p>${error.status >= 500 ? `<p><small>If it stays like this, tell us this number: ${escapeText(requestId)}</small></p>` : ''}</main></body></html>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
