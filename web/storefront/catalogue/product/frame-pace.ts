/** A slower picture makes a drag stutter. */
const STUTTER_MS = 40;
/** A quicker one leaves room for more pixels. */
const QUICK_MS = 12;
/** So long may the page stand still for a sharp picture once the hand rests. */
const LONGEST_MS = 400;
const STEP = 1.4;

/** Fewer pixels for one of the page would show edges instead of a product. */
export const COARSEST = 0.5;

/** How many pixels are drawn for one of the page while the model turns: fewer where a picture takes too long. */
export function movingRatio(ratio: number, tookMs: number, sharpest: number): number {
  if (tookMs > STUTTER_MS) return Math.max(COARSEST, ratio / STEP);
  if (tookMs < QUICK_MS) return Math.min(sharpest, ratio * STEP);
  return ratio;
}

/**
 * The same for a model at rest: as sharp as the screen, if that does not take too long. A picture's time goes with its
 * pixels: 100 ms at 0.5 are 400 ms at 1. At most twice as fine as the last one, which is all that its time tells about.
 */
export function restingRatio(ratio: number, tookMs: number, sharpest: number): number {
  const affordable = ratio * Math.sqrt(LONGEST_MS / Math.max(1, tookMs));
  return Math.min(sharpest, ratio * 2, Math.max(ratio, affordable));
}
