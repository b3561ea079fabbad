import type { z } from 'zod';

type Issue = Pick<z.core.$ZodRawIssue, 'code' | 'input' | 'path'> & Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * What a check says that has no words of its own, in the manner of the forms: `productId` that is missing is "Product id is
 * required". Without it the library's words would reach visitors.
 */
export function issueMessage(issue: Issue): string {
  const label = labelOf(issue.path);
  const invalid = `Please enter a valid ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return `${label} is required`;
    const kind = KINDS[String(issue.expected)];
    return kind === undefined ? invalid : `${label} must be ${kind}`;
  }
  if (issue.code === 'invalid_value') return invalid.replace('enter', 'choose');
  if (issue.code === 'too_big') return `${label} must ${upperLimitText(issue)}`;
  if (issue.code === 'too_small')
    return isEmptied(issue) ? `${label} is required` : `${label} must ${lowerLimitText(issue)}`;
  return invalid;
}

/** `shippingAddress.pinCode` is "Pin code", `items.2` is "Items", and the whole is the request. */
function labelOf(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string');
  if (typeof name !== 'string') return 'The request';
  const label = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}

const isEmptied = ({ origin, minimum }: Issue) => origin === 'string' && Number(minimum) === 1;

const entries = (count: unknown) => `${String(count)} ${Number(count) === 1 ? 'entry' : 'entries'}`;

function upperLimitText({ origin, maximum, inclusive }: Issue): string {
  if (origin === 'string') return `be at most ${String(maximum)} characters`;
  if (origin === 'array') return `have at most ${entries(maximum)}`;
  return inclusive === false ? `be less than ${String(maximum)}` : `be at most ${String(maximum)}`;
}

function lowerLimitText({ origin, minimum, inclusive }: Issue): string {
  if (origin === 'string') return `be at least ${String(minimum)} characters`;
  if (origin === 'array') return `have at least ${entries(minimum)}`;
  return inclusive === false ? `be more than ${String(minimum)}` : `be ${String(minimum)} or more`;
}
