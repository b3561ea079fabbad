import type { FastifyInstance } from 'fastify';
import type { RenderedPage } from './cached-page.ts';

/** Sent with every response, including errors and cached pages. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** For responses that are no page: nothing in them may run or be framed. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What the payment page loads from other origins. */
export interface PaymentSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
}

/** `script` is the provider's, or undefined in test mode, where the checkout frames the shop's own test page. */
export function cspSourcesForPayment(script: string | undefined): PaymentSources {
  if (script === undefined) return { scripts: [], frames: ["'self'"] };
  return { scripts: [new URL(script).origin], frames: ['https://*.phonepe.com'] };
}

/** Without `unsafe-inline`: a page's own inline scripts and its sheet are allowed by their hashes. */
export function pageCsp(
  { scriptHashes, styleHash }: Pick<RenderedPage, 'scriptHashes' | 'styleHash'>,
  isHttps: boolean,
  payment?: PaymentSources,
): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(payment?.scripts ?? [])].join(' '),
    ...(payment === undefined ? [] : [['frame-src', ...payment.frames].join(' ')]),
    styleHash === undefined ? "style-src 'self'" : `style-src 'self' '${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export function apiHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return { ...securityHeaders(isHttps), 'content-security-policy': API_CSP };
}

export function secureResponses(app: FastifyInstance, isHttps: boolean): void {
  const headers = apiHeaders(isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
