/** Barbell collars in millimetres. Data only: the shop's pages and the studio both read it. */

/** Product 43: three turns of spring steel wire, slightly tighter than the sleeve they grip. */
export const springCollar = {
  bore: 48,
  wire: 7,
  turns: 3,
  handle: 55,
  width: 110,
  height: 95,
} as const;

/** Product 44: a plastic clamp with rubber pads and a lever. */
export const lockCollar = { bore: 50, outer: 95, width: 38 } as const;
