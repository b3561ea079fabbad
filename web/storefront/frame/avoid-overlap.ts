export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of a large control, such as a picture that is a link, so much may be covered; of a button nothing. */
const HARMLESS_PART = 0.05;
const LARGE_PX = 20_000;
const STEP_PX = 8;

/**
 * How far above the lower edge of the window something at its right edge must stand to cover no control, as low as can
 * be; null where there is no such place. It never reaches into the `ceiling` at the top.
 */
export function liftAboveControls(
  thing: Size,
  window: Size,
  controls: readonly Box[],
  { lowest, ceiling }: { readonly lowest: number; readonly ceiling: number },
): number | null {
  const highest = window.height - ceiling - thing.height;
  for (let lift = lowest; lift <= highest; lift += STEP_PX) {
    const bottom = window.height - lift;
    const place = {
      left: window.width - thing.width,
      top: bottom - thing.height,
      right: window.width,
      bottom,
    };
    if (!controls.some((control) => isCovered(control, place))) return lift;
  }
  return null;
}

function isCovered(control: Box, by: Box): boolean {
  const width = Math.min(control.right, by.right) - Math.max(control.left, by.left);
  const height = Math.min(control.bottom, by.bottom) - Math.max(control.top, by.top);
  if (width <= 0 || height <= 0) return false;
  const area = (control.right - control.left) * (control.bottom - control.top);
  return area < LARGE_PX || width * height >= area * HARMLESS_PART;
}
