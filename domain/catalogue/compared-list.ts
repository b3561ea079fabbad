/** So many stand side by side; the fifth is refused. */
export const COMPARED_MAX = 4;

const ID = /^[\w-]{1,64}$/;

/** Ids of a list that anybody may have written, each once. It may be longer than what can be compared. */
export function comparedIds(listed: unknown): string[] {
  const ids = Array.isArray(listed) ? listed : [];
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)))];
}

/** `?ids=21,22` is 21 and 22. */
export function idsFromAddress(search: string): string[] {
  return comparedIds((new URLSearchParams(search).get('ids') ?? '').slice(0, 1000).split(','));
}

/** `/compare?ids=21,22`; without any the page that says how to compare. */
export function compareAddress(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`;
}

/** Takes an id out of the list or puts it at its end; undefined where the list is full. */
export function toggleCompared(ids: readonly string[], id: string): string[] | undefined {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < COMPARED_MAX ? [...ids, id] : undefined;
}
