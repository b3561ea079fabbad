export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Less than this is no overlap: halves of millimetres come from turning and centring. */
const TOUCH = 1;

export function overlap(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const depth = Math.min(a.y + a.depth, b.y + b.depth) - y;
  return width >= TOUCH && depth >= TOUCH ? { x, y, width, depth } : null;
}

export function enclosing(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    depth: Math.max(a.y + a.depth, b.y + b.depth) - y,
  };
}

export function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x > outer.x - TOUCH &&
    inner.y > outer.y - TOUCH &&
    inner.x + inner.width < outer.x + outer.width + TOUCH &&
    inner.y + inner.depth < outer.y + outer.depth + TOUCH
  );
}
