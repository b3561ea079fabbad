import { createContext } from 'react-router';
import type { CatalogueReads } from '../catalogue/reads.ts';

/** What a page's loader may use of the server. */
export interface Shop {
  readonly catalogue: CatalogueReads;
  /** The address under which the browser finds the present snapshot of the catalogue. */
  readonly snapshotUrl: () => Promise<string>;
  /** Where the shop is reached from outside, without a slash at the end; for canonical addresses. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

export const shopContext = createContext<Shop>();
