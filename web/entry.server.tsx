import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const TIME_LIMIT_MS = 5000;

/** A page is rendered whole before it is answered: it is kept and sent many times, so streaming gains nothing. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        const page = scriptsLast(Buffer.concat(parts).toString());
        resolve(new Response(page, { status: failed ? 500 : status, headers }));
        done();
      },
    });
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // A boundary's markup stays in its place however long it is: the page is whole without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(sink);
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
    setTimeout(abort, TIME_LIMIT_MS).unref();
  });
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = '<script type="module" async="">';

/** Where nothing is painted, as in a tab behind others, the scripts come all the same. */
const LONGEST_WAIT_MS = 2000;
const START = `(function(){var started=false;function start(){if(started)return;started=true;
var later=document.querySelector('script[type=later]'),script=document.createElement('script');
later.dataset.modules.split(' ').forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
script.type='module';script.textContent=later.textContent;later.replaceWith(script)}
setTimeout(start,${LONGEST_WAIT_MS});
if((window.PerformanceObserver?.supportedEntryTypes||[]).includes('paint'))new PerformanceObserver(start).observe({type:'paint',buffered:true});else start()})()`;

/**
 * A page is seen before it is used: its scripts are asked for once it is painted, so that on a slow connection they take
 * nothing from its style sheet, its face and its first picture.
 */
function scriptsLast(html: string): string {
  if (!import.meta.env.PROD) return html;
  const modules = Array.from(html.matchAll(PRELOAD), ([, href]) => href).join(' ');
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, `<script>${START}</script><script type="later" data-modules="${modules}">`);
}
