/** What the admin hears of at once: that something came, not what; the screens ask for that with their token. */
export const NEWS_KINDS = ['order', 'contact', 'enquiry'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export interface AdminEvents {
  /** A notification of the database's channel `backoffice`. */
  readonly hear: (payload: string) => void;
  /** Returns how to stop listening; null when too many listen already. */
  readonly listen: (onNews: (kinds: readonly NewsKind[]) => void) => (() => void) | null;
  readonly close: () => void;
}

const MOST_LISTENERS = 100;
/** A rush of orders is told a few times a second, not once per order. */
const GATHER_MS = 250;

export function adminEvents(): AdminEvents {
  const listeners = new Set<(kinds: readonly NewsKind[]) => void>();
  const gathered = new Set<NewsKind>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    timer = undefined;
    const kinds = [...gathered];
    gathered.clear();
    for (const listener of listeners) listener(kinds);
  };

  return {
    hear(payload) {
      const kind = kindOf(payload);
      if (kind === undefined || listeners.size === 0) return;
      gathered.add(kind);
      timer ??= setTimeout(tell, GATHER_MS);
    },
    listen(onNews) {
      if (listeners.size >= MOST_LISTENERS) return null;
      listeners.add(onNews);
      return () => listeners.delete(onNews);
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

function kindOf(payload: string): NewsKind | undefined {
  try {
    const { kind } = JSON.parse(payload);
    return NEWS_KINDS.find((known) => known === kind);
  } catch {
    return undefined;
  }
}
