import { useEffect } from 'react';
import { loadCatalogue } from '../catalogue/catalogue-calls.ts';
import { useLoaded } from '../catalogue/use-loaded.ts';
import { type OwnedState, ownedStore } from './owned.ts';
import { OwnedBox } from './owned-box.tsx';

const known = ({ room, lifterHeight, things }: OwnedState) => JSON.stringify([room, lifterHeight, things]);

/** None in a large shop. */
const loadAllProducts = async () => (await loadCatalogue()).products ?? [];

export default function HomeForm({ onChange }: { readonly onChange: () => void }) {
  const { value: range } = useLoaded(loadAllProducts);
  // A list that is made reads the storage too, which says nothing new.
  useEffect(
    () => ownedStore.subscribe((now, before) => known(now) !== known(before) && onChange()),
    [onChange],
  );
  return <OwnedBox range={range ?? []} asksForRoom isNarrow />;
}
