/**
 * What is the same for every guest is read and written as text once for each state of the catalogue, however often it
 * is asked for. A failed reading is not kept.
 */
export function cachedPerGeneration<Value>(live: {
  readonly generation: number;
}): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  let generation = live.generation;
  return (key, make) => {
    if (generation !== live.generation) {
      kept.clear();
      generation = live.generation;
    }
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make();
    kept.set(key, made);
    made.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return made;
  };
}
