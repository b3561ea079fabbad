type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyPress = HTMLButtonElement | HTMLFormElement;

/** What a visitor has done on a page that is not alive yet. */
interface EarlyUse {
  /** The last press that only the page's scripts can serve: a button, or a form that was sent from one of its fields. */
  press: EarlyPress | null;
  /** What each touched field was left with, in the order of the touching: a box its tick, any other its text. */
  readonly fields: Map<EarlyField, boolean | string>;
  /** The page answers by itself from now on. */
  end(): void;
  /** It never will: a script did not come. */
  fail(): void;
}

interface Window {
  /** There from the first moment of a page; not on the development server. */
  earlyUse?: EarlyUse;
  /** The router's list of pages, whose version is the build's. */
  readonly __reactRouterManifest: { readonly version: string };
}

declare module '*?script' {
  const text: string;
  export default text;
}
