import { z } from 'zod';
import type { Channel } from '../channels/channel.ts';
import { PermanentFailure } from '../outbox/failure.ts';
import logo from './logo.png?inline';

/** With a line break in a header an attacker could add headers; a tab is harmless. */
const BREAKS_HEADER = /[^\P{Cc}\t]|[\u2028\u2029]/u;

const headerText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => !BREAKS_HEADER.test(text), 'must be one line');

/** One address and nothing else: no name, no list, no group. */
const oneAddress = headerText(254).regex(
  /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/,
  'must be exactly one e-mail address',
);

export const mailSchema = z.strictObject({
  to: oneAddress,
  subject: headerText(250),
  text: z.string().min(1).max(200_000),
  html: z.string().min(1).max(400_000),
  replyTo: oneAddress.optional(),
  /** A person wrote it: it does not call itself automatic, so that it is answered like any letter. */
  isPersonal: z.boolean().optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** A permanent failure: an invalid mail stays invalid at the next attempt. */
export function readMail(value: unknown): Mail {
  const parsed = mailSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'mail'}: ${issue.message}`);
  throw new PermanentFailure(`Not a mail that can be sent: ${problems.join('; ')}`);
}

export interface MailTransport extends Channel<Mail> {
  readonly verify: () => Promise<boolean>;
  readonly close: () => void;
}

/** Plain texts; they are escaped for HTML. */
export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the recipient wrote, below the paragraphs. */
  readonly quote?: { readonly intro: string; readonly text: string };
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly footer: string;
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
const BODY = 'font-size:16px;line-height:24px';
const INK = '#15171a';
const STEEL = '#5b6472';
const LINE = '#e4e7eb';
const STUDIO = '#f4f5f6';
const ORANGE = '#ff6a00';

export function renderMail(content: MailContent): { html: string; text: string } {
  if (content.action && !/^https?:\/\/[^\s]+$/i.test(content.action.url))
    throw new Error('A mail links to http and https addresses only');
  return { html: renderHtml(content), text: renderText(content) };
}

export const SHOP = 'Rack & Rep';

/** Travels with the mail, so that nobody learns when it is opened. On ink, which stays whatever a dark mode does around it. */
export const LOGO = {
  cid: 'logo@rackandrep',
  filename: 'rack-and-rep.png',
  content: Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'),
  contentType: 'image/png',
  contentDisposition: 'inline',
} as const;

/** About an account: it says at its end why it came. */
export const shopMail = (
  to: string,
  subject: string,
  { because, ...content }: Omit<MailContent, 'footer'> & { readonly because: string },
): Mail => ({
  to,
  subject,
  ...renderMail({ ...content, footer: `${SHOP}. You’re getting this e-mail because ${because}.` }),
});

function renderText({ heading, paragraphs, quote, facts = [], action, footer }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    quote ? `${quote.intro}\n${quote.text.replace(/^/gm, '> ')}` : '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    `-- \n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Over the inline styles, where a mail program has a dark mode and reads it. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0e1013!important}
.card{background:#1c1f24!important}
.ink{color:#f4f5f6!important;border-color:#f4f5f6!important}
.steel{color:#a9b1bc!important}
td.line,th.line,blockquote.line{border-color:#3a4049!important}
}`;

/** Tables and inline styles, because mail programs support nothing else reliably. */
function renderHtml({ heading, paragraphs, quote, facts = [], action, footer }: MailContent): string {
  const title = `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;color:${INK}">${lines(heading)}</h1>`;
  const body = paragraphs.map(
    (text) => `<p class="ink" style="margin:0 0 16px;${BODY};color:${INK}">${lines(text)}</p>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${DARK}</style>
<title>${escapeHtml(heading)}</title>
</head>
<body class="ground" style="margin:0;padding:0;background:${STUDIO};${FONT}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${STUDIO}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;text-align:left">
<tr><td style="padding:16px 24px;background:${INK};border-bottom:4px solid ${ORANGE};font-size:20px;line-height:24px;font-weight:800;color:#ffffff"><img src="cid:${LOGO.cid}" alt="${escapeHtml(SHOP)}" width="180" height="24" style="display:block;border:0"></td></tr>
<tr><td style="padding:24px 24px 8px">
${[title, ...body, renderQuote(quote), renderFacts(facts), renderAction(action)].filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="steel line" style="padding:16px 24px;border-top:1px solid ${LINE};font-size:13px;line-height:18px;color:${STEEL}">${lines(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderQuote(quote: MailContent['quote']): string {
  if (quote === undefined) return '';
  const small = `font-size:15px;line-height:22px;color:${STEEL}`;
  return (
    `<p class="steel" style="margin:24px 0 8px;${small}">${lines(quote.intro)}</p>` +
    `<blockquote class="steel line" style="margin:0 0 24px;padding:0 0 0 12px;border-left:3px solid ${LINE};${small};word-break:break-word">${lines(quote.text)}</blockquote>`
  );
}

function renderFacts(facts: NonNullable<MailContent['facts']>): string {
  if (facts.length === 0) return '';
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:22px;vertical-align:top`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" class="steel line" style="${cell};padding-right:16px;font-weight:400;color:${STEEL}">${lines(label)}</th>` +
      `<td align="right" class="ink line" style="${cell};font-weight:600;color:${INK};${wrapping(value)}">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" class="ink" style="margin:0 0 24px;border-top:2px solid ${INK}">${rows.join('')}</table>`;
}

/** On a phone a long address may break anywhere; an amount must not break. */
const LONGEST_UNBROKEN = 18;

function wrapping(value: string): string {
  return value.length <= LONGEST_UNBROKEN ? 'white-space:nowrap' : 'word-break:break-word';
}

function renderAction(action: MailContent['action']): string {
  if (action === undefined) return '';
  const style = `display:inline-block;padding:14px 24px;background:${ORANGE};border-radius:2px;font-size:16px;line-height:20px;font-weight:700;color:${INK};text-decoration:none`;
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="${style}">${lines(action.label)}</a></p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
