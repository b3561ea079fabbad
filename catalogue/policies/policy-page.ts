/** One headed part of a policy. Points, where there are any, follow the paragraphs as a list. */
export interface PolicySection {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A policy as its page shows it. Plain text; the seller's addresses come from the settings (`seller.ts`). */
export interface PolicyPage {
  readonly path: `/${string}`;
  readonly title: string;
  readonly lead: string;
  /** As the page prints it. */
  readonly lastUpdated?: string;
  readonly sections: readonly PolicySection[];
}
