/** The level of detail: the photographs take all of it, the models for the web page a third. */
export const detail = { web: false };

/** Segment count for the current level. */
export const segs = (count: number, web = Math.ceil(count / 3)) => (detail.web ? Math.max(3, web) : count);
