import type {
  CatalogueQueries,
  catalogueQueries,
  QueryName,
} from '../../../domain/catalogue/catalogue-queries.ts';
import { type ListedProduct, type LoadCatalogue, linkOfPage, loadCatalogue } from './catalogue-calls.ts';

export type Answer<Q extends QueryName> = ReturnType<CatalogueQueries<ListedProduct>[Q]>;

export interface AskOptions {
  /** Of who may take a question back because somebody types on: of hasty ones the server is asked only the last. */
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** Of a listing that the browser makes: what fits the shopper's home. The server reads the home in the query. */
  readonly fitting?: Parameters<typeof catalogueQueries<ListedProduct>>[1];
}

/** What screens ask of the catalogue. The browser answers from its own copy; in a large shop, which has none, the server does. */
export async function ask<Q extends QueryName>(
  load: LoadCatalogue,
  question: Q,
  query: string,
  options: AskOptions = {},
): Promise<Answer<Q>> {
  const answers = await openAnswers(load, options.fitting);
  const asked = new URLSearchParams(query);
  if (answers !== null) return answers[question](asked) as Answer<Q>;
  return (await import('./ask-server.ts')).askServer(load, question, asked, options);
}

/** Null in a large shop. */
async function openAnswers(
  load: LoadCatalogue,
  fitting?: AskOptions['fitting'],
): Promise<CatalogueQueries<ListedProduct> | null> {
  const catalogue = await load();
  if (catalogue.products === undefined) return null;
  return (await import('../../../domain/catalogue/catalogue-queries.ts')).catalogueQueries(
    catalogue,
    fitting,
  );
}

let opened: { readonly link: unknown; readonly answers: Awaited<ReturnType<typeof openAnswers>> } | null =
  null;

export function answerNow<Q extends QueryName>(question: Q, query: string): Answer<Q> | undefined {
  if (opened === null || opened.answers === null || opened.link !== linkOfPage()) return undefined;
  return opened.answers[question](new URLSearchParams(query)) as Answer<Q>;
}

/** For a search box or a listing that opens. */
export function preloadAnswers(): void {
  const link = linkOfPage();
  openAnswers(loadCatalogue).then(
    (answers) => {
      opened = { link, answers };
    },
    () => undefined,
  );
}
