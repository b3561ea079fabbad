import { paise } from '../pricing/money.ts';
import { formatLongDateTime, formatRupeesUnrounded } from '../text/format.ts';

interface ReadableData {
  readonly exportedAt: string;
  readonly email: string;
  readonly parts: readonly {
    readonly title: string;
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  }[];
}

const MONEY =
  /^(subtotal|total|advance|shipping|freight|round_?off|[cis]gst|discount|taxable|total_spent|\w*amount|(\w+_|unit)(price|cost)|amount_\w+)$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;color:#15171a;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}' +
  'h2{border-top:2px solid;padding-top:1rem}section>dl{border-bottom:1px solid #ccc;padding-bottom:1rem}' +
  'dl{display:grid;grid-template-columns:minmax(7rem,13rem) 1fr;gap:.25rem 1rem;margin:1rem 0}' +
  'dl dl{margin:0}dt{color:#5b6472}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}' +
  '@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}dd dl{padding-left:1rem}}';

/** A person's data as a page that any browser opens, also without the shop. Empty fields are left out. */
export function readableData({ exportedAt, email, parts }: ReadableData): string {
  const body = parts.map(
    ({ title, rows }) => `<section><h2>${escapeHtml(title)}</h2>${rows.map(show).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Your data at Rack &amp; Rep</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Your data at Rack &amp; Rep</h1>
<p>Everything we have about ${escapeHtml(email)} on ${escapeHtml(formatLongDateTime(exportedAt))}.</p>
${body.join('\n') || '<p>We have no data about you.</p>'}
</body>
</html>
`;
}

function show(value: unknown, field: unknown = ''): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return MONEY.test(String(field)) && Number.isInteger(value)
      ? formatRupeesUnrounded(paise(value))
      : String(value);
  if (typeof value === 'string') return escapeHtml(MOMENT.test(value) ? formatLongDateTime(value) : value);
  if (Array.isArray(value))
    return value.map((each) => show(each, field)).join(value.some(isObject) ? '' : ', ');
  const filled = Object.entries(value ?? {}).filter(([, part]) => !isEmpty(part));
  const rows = filled.map(
    ([name, part]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${show(part, name)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (isObject(value) && Object.values(Object(value)).length === 0);

/** `customer_email` and `addressLine1` are "Customer email" and "Address line 1". */
function labelOf(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z\d])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
