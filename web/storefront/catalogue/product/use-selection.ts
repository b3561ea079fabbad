import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import { chosenSelection } from '../../../../domain/catalogue/selection.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { addressOfSelection, selectionFromAddress } from '../../../../domain/selection-address.ts';

/**
 * What is chosen on the page. The server renders the default, the same for all; the address is read once the page is
 * alive. A choice is written into the address without a navigation, so that it can be shared and survives a reload.
 */
export function useSelection(product: SoldProduct): readonly [Selection, (wanted: Selection) => void] {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<Selection>({});
  useLayoutEffect(() => {
    const selected = selectionFromAddress(search);
    // Most addresses name nothing, and a page that shows the same again would only take time.
    setWanted((now) => (now.variant === selected.variant && now.option === selected.option ? now : selected));
  }, [search]);

  function choose(next: Selection) {
    setWanted(next);
    const { pathname, search: present, hash } = window.location;
    const address = `${pathname}${addressOfSelection(present, next)}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  }

  return [chosenSelection(product, wanted), choose];
}
