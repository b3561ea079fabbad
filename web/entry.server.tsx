import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import sheet from './app.css?inline';
import { contentHash, ownScripts, preloadLast } from './own-scripts.ts';
import { SheetContext } from './page-sheet.tsx';
import { BuildContext } from './ui/page-build.ts';

const TIME_LIMIT_MS = 5000;
const SHEET_HASH = contentHash(sheet);

/** A page is rendered whole before it is answered: it is kept and sent many times, so streaming gains nothing. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const nonce = randomBytes(16).toString('hex');
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        const { page, scripts } = ownScripts(Buffer.concat(parts).toString(), nonce);
        headers.set('x-script-hashes', [...new Set(scripts.map(contentHash))].join(' '));
        headers.set('x-style-hash', SHEET_HASH);
        resolve(new Response(preloadLast(page), { status: failed ? 500 : status, headers }));
        done();
      },
    });
    let failed = false;
    const router = (
      <BuildContext value={context.manifest.version}>
        <SheetContext value={sheet}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </SheetContext>
      </BuildContext>
    );
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce,
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
