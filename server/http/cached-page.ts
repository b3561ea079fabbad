import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import type { PageKey } from './page-key.ts';

export interface RenderedPage {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Of the renderer's own inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
  /** Of the style sheet inside the page. */
  readonly styleHash?: string | undefined;
}

/** A page as bytes, in every encoding that browsers accept. What is not packed is not kept: it would take most of the memory. */
export interface CachedPage {
  readonly key: PageKey;
  readonly generation: number;
  readonly status: number;
  readonly etag: string;
  readonly plain: { readonly head: string[]; readonly length: number };
  readonly gzip: Encoded;
  readonly brotli: Encoded;
  readonly isRecompressed: boolean;
  readonly notModified: string[];
  readonly bytes: number;
  /** Whether it was requested since it was rendered. */
  isVisited: boolean;
}

interface Encoded {
  readonly head: string[];
  readonly body: Buffer;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);
const FAST_BROTLI = 4;
const BEST_BROTLI = 11;

export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  page.isVisited = true;
  const seen = request.headers['if-none-match'];
  if (seen !== undefined && page.status === 200 && seen.includes(page.etag)) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  const accepts = request.headers['accept-encoding'];
  const encoded = chooseEncoding(page, typeof accepts === 'string' ? accepts : '');
  response.writeHead(page.status, encoded.head);
  if (request.method === 'HEAD') response.end();
  else response.end('body' in encoded ? encoded.body : gunzipSync(page.gzip.body));
}

function chooseEncoding(page: CachedPage, accepts: string): Encoded | CachedPage['plain'] {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts)) return page.brotli;
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts)) return page.gzip;
  return page.plain;
}

export async function encodePage(
  key: PageKey,
  rendered: RenderedPage,
  generation: number,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const text = Buffer.from(rendered.body);
  const [small, zipped] = await Promise.all([brotliOf(text, FAST_BROTLI), gzipped(text, { level: 6 })]);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const common = {
    'content-type': rendered.contentType,
    'cache-control': rendered.status === 200 ? 'public, no-cache' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...headers,
  };
  const headOf = (body: Buffer, encoding: object) =>
    Object.entries({ ...common, ...encoding, 'content-length': String(body.length) }).flat();
  const as = (body: Buffer, encoding: string): Encoded => ({
    body,
    head: headOf(body, { 'content-encoding': encoding }),
  });
  return {
    key,
    generation,
    status: rendered.status,
    etag,
    plain: { head: headOf(text, {}), length: text.length },
    gzip: as(zipped, 'gzip'),
    brotli: as(small, 'br'),
    isRecompressed: false,
    notModified: Object.entries({ etag, vary: common.vary, 'cache-control': common['cache-control'] }).flat(),
    bytes: zipped.length + small.length + 4096,
    isVisited: false,
  };
}

/** With the strongest compression. `content-length` is the last of its headers. */
export async function recompressPage(page: CachedPage): Promise<CachedPage> {
  const body = await brotliOf(await gunzipped(page.gzip.body), BEST_BROTLI);
  return {
    ...page,
    brotli: { body, head: [...page.brotli.head.slice(0, -1), String(body.length)] },
    isRecompressed: true,
    bytes: page.bytes - page.brotli.body.length + body.length,
  };
}

function brotliOf(text: Buffer, quality: number): Promise<Buffer> {
  return brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
