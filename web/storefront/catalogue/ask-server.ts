import type { QueryName } from '../../../domain/catalogue/catalogue-queries.ts';
import type { FitPart } from '../../../domain/fit/parts.ts';
import { NAMES_MAX } from '../../../domain/limits.ts';
import { isObject } from '../../api/response.ts';
import type { Answer, AskOptions } from './ask-catalogue.ts';
import type { ListedProduct, LoadCatalogue } from './catalogue-calls.ts';

/** So long a hand may rest on the keys before what it has typed is asked. */
export const PAUSE_MS = 150;
const TIMEOUT_MS = 15_000;
const LONGEST_NAME = 200;

/** In a large shop: asks where the catalogue says, and if that has changed meanwhile, where the present one says. */
export async function askServer<Q extends QueryName>(
  load: LoadCatalogue,
  question: Q,
  query: URLSearchParams,
  { signal, fetch = (address, init) => globalThis.fetch(address, init) }: AskOptions,
): Promise<Answer<Q>> {
  if (signal !== undefined) await debounce(signal);
  const read = async (at: string) => {
    const response = await fetch(`${at}/${question}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) return null;
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isAnswer(body)) throw new Error(`No answer: HTTP ${response.status}`);
    if (Array.isArray(body) && question !== 'best-sellers') note(at, body);
    return body as Answer<Q>;
  };
  const { answersAt: linked = '' } = await load();
  const answer = await read(linked);
  if (answer !== null) return answer;
  // Another question may have found out already.
  const present = (await load()).answersAt ?? '';
  const { answersAt = '' } = present === linked ? await load({ isFresh: true }) : { answersAt: present };
  const again = answersAt === '' ? null : await read(answersAt);
  if (again === null) throw new Error('The catalogue has changed');
  return again;
}

let askedAt = Number.NEGATIVE_INFINITY;

/** The first question goes at once; who asks again right after it waits until nobody types on. */
async function debounce(signal: AbortSignal): Promise<void> {
  const isHasty = performance.now() - askedAt < PAUSE_MS;
  askedAt = performance.now();
  if (isHasty) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  signal.throwIfAborted();
}

const isAnswer = (body: unknown): boolean =>
  Array.isArray(body) || (isObject(body) && Array.isArray(body.products));

/** What has come of the present catalogue, by id: who picks from a list need not wait for it again. */
const seen = { at: '', products: new Map<string, ListedProduct>() };

function note(at: string, products: readonly ListedProduct[]): void {
  if (seen.at !== at) seen.products.clear();
  seen.at = at;
  for (const product of products) seen.products.set(product.id, product);
}

export async function askForProducts(
  load: LoadCatalogue,
  names: readonly string[],
  options: AskOptions = {},
): Promise<readonly ListedProduct[]> {
  const { answersAt } = await load();
  const known = new Map(seen.at === answersAt ? seen.products : []);
  const wanted = [...new Set(names)].filter((name) => name.trim() !== '' && name.length <= LONGEST_NAME);
  const others = wanted.filter((name) => !known.has(name)).sort();
  const parts = Array.from({ length: Math.ceil(others.length / NAMES_MAX) }, (_, part) =>
    others.slice(part * NAMES_MAX, (part + 1) * NAMES_MAX),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      askServer(load, 'products', new URLSearchParams(part.map((name) => ['name', name])), options),
    ),
  );
  return [...wanted.flatMap((name) => known.get(name) ?? []), ...answers.flat()];
}

export const askForParts = (load: LoadCatalogue, parts: readonly FitPart[]) =>
  askServer(load, 'parts', new URLSearchParams([...new Set(parts)].sort().map((part) => ['part', part])), {});
