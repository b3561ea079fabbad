import { createContext } from 'react-router';
import type { TextChannel } from '../domain/channels/channel.ts';
import type { PaymentMode } from '../domain/payments/payment-mode.ts';
import type { CatalogueReads } from './catalogue/reads.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';

/** What the loader of a page may use of the server. */
export interface Shop {
  readonly catalogue: CatalogueReads;
  /** The catalogue for the browser, with its address. */
  readonly snapshot: () => Promise<
    Pick<CatalogueSnapshot, 'url' | 'products' | 'categories' | 'coupons' | 'settings'>
  >;
  /** The shop's public address, without a slash at the end. */
  readonly publicUrl: string;
  readonly payments: PaymentMode;
  /** In which ways customers hear of their orders beside mail. */
  readonly textChannels: () => Promise<readonly TextChannel[]>;
  readonly now: () => Date;
}

export const shopContext = createContext<Shop>();
