import type { ComponentProps } from 'react';
import { Price } from '../../ui/price.tsx';
import { useShownPrices } from './shown-prices.ts';

/** A price as the shopper wants it, with GST or without; the other one stands beside it. */
export function ShopPrice(props: Omit<ComponentProps<typeof Price>, 'view'>) {
  return <Price {...props} view={useShownPrices(props.product)} />;
}
