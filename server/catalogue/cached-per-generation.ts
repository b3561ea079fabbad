/** Caches values by key until the catalogue changes. A failed promise is not cached. */
export function cachedPerGeneration<Value>(live: {
  readonly generation: number;
}): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const cache = new Map<string, Promise<Value>>();
  let generation = live.generation;
  return (key, make) => {
    if (generation !== live.generation) {
      cache.clear();
      generation = live.generation;
    }
    const found = cache.get(key);
    if (found !== undefined) return found;
    const made = make();
    cache.set(key, made);
    made.catch(() => {
      if (cache.get(key) === made) cache.delete(key);
    });
    return made;
  };
}
