import { createHash } from 'node:crypto';
import { paise } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import type { GatewayOrder } from './orders.ts';
import { FAILURES, OUTCOMES, WEBHOOKS } from './outcomes.ts';
import { PAGE_STYLE } from './pay-page-style.ts';

/** `frame`: inside the checkout script's overlay, from which the page reports back instead of leading back. */
export type PageMode = 'page' | 'frame';

const MODES = {
  UPI_QR: 'UPI, QR code',
  UPI_INTENT: 'UPI app on this phone',
  CARD: 'Card',
  NET_BANKING: 'Net banking',
} as const;

/** Runs without any script; in the overlay one file of ours reports the end. Only the shop itself may frame it. */
export const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
    "script-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
} as const;

export function payPage(order: GatewayOrder, token: string, mode: PageMode): string {
  const lastTry = order.attempts.at(-1);
  const notice =
    lastTry?.outcome === 'FAILED'
      ? `<p class="notice" role="alert">The last attempt was declined (${escapeHtml(lastTry.detailedErrorCode ?? '')}). You can try again.</p>`
      : '';
  const pending =
    lastTry?.outcome === 'PENDING'
      ? '<p class="notice" role="status">A payment is waiting for approval.</p>'
      : '';
  return layout(
    'Pay',
    `<h1>Pay ${amountOf(order)}</h1>
<dl><dt>To</dt><dd>Rack &amp; Rep</dd><dt>Payment</dt><dd>${escapeHtml(order.merchantOrderId)}</dd></dl>
${notice}${pending}
<form method="post" action="/simulator/pay">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="mode" value="${mode}">
<fieldset><legend>Pay with</legend>${radios('method', MODES)}</fieldset>
<button class="main" name="outcome" value="success">${OUTCOMES.success} ${amountOf(order)}</button>
<button name="outcome" value="cancel">${OUTCOMES.cancel}</button>
<details><summary>Try out something else</summary>
<fieldset><legend>The message to the shop is</legend>${radios('webhook', WEBHOOKS)}</fieldset>
<label for="failure">Reason of a decline</label>
<select id="failure" name="failure">${Object.entries(FAILURES)
      .map(([code, { label }]) => `<option value="${code}">${label} (${code})</option>`)
      .join('')}</select>
${(['failure', 'retry', 'pending', 'late', 'short'] as const)
  .map((outcome) => `<button name="outcome" value="${outcome}">${OUTCOMES[outcome]}</button>`)
  .join('\n')}
</details>
</form>`,
  );
}

/** The last page: leads back to the shop, or lets the overlay close. */
export function endPage(end: {
  mode: PageMode;
  event: 'CONCLUDED' | 'USER_CANCEL';
  backUrl: string;
}): string {
  const { mode, event, backUrl } = end;
  const script = mode === 'frame' ? '<script src="/simulator/pay.js"></script>' : '';
  return layout(
    'Done',
    `<h1>${event === 'CONCLUDED' ? 'This payment is finished' : 'Cancelled'}</h1>
<p><a class="main" data-event="${event}" href="${escapeHtml(backUrl)}">Back to the shop</a></p>${script}`,
  );
}

export function notFoundPage(): string {
  return layout('Not found', '<h1>This payment is not known</h1><p><a href="/">Go to the shop</a></p>');
}

function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · TEST MODE</title><style>${PAGE_STYLE}</style></head>
<body><header><strong>TEST MODE</strong> No real money is charged. This page is shown instead of the payment provider’s.</header>
<main>${body}</main></body></html>`;
}

function radios(name: string, choices: Readonly<Record<string, string>>): string {
  return Object.entries(choices)
    .map(
      ([value, label], index) =>
        `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
    )
    .join('');
}

const amountOf = ({ amount }: GatewayOrder): string => formatRupees(paise(amount));

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
