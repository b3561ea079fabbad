import { createContext } from 'react-router';
import type { PaymentMode } from '../../domain/payments/payment-mode.ts';
import type { CatalogueReads } from '../catalogue/reads.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';

/** What a page's loader may use of the server. */
export interface Shop {
  readonly catalogue: CatalogueReads;
  /** The catalogue as the browser carries it, and the address under which the browser finds it. */
  readonly snapshot: () => Promise<
    Pick<CatalogueSnapshot, 'url' | 'products' | 'categories' | 'coupons' | 'settings'>
  >;
  /** Where the shop is reached from outside, without a slash at the end; for canonical addresses. */
  readonly publicUrl: string;
  readonly payments: PaymentMode;
  readonly now: () => Date;
}

export const shopContext = createContext<Shop>();
