import type { Object3D } from 'three';
import type { Anchor, View } from './framing.ts';

/** One picture of a product. */
export interface Shot {
  /** Names the file and says what one sees: three-quarter, front, side, top, detail, detail-…, group, scale, in-use, room … */
  readonly name: string;
  readonly view: View;
  /** Where a macro looks; required for view 'macro'. */
  readonly anchor?: Anchor;
  /** What stands in the studio, if it is not the product alone: a group, a person-sized scale, the thing in use. */
  readonly scene?: () => Object3D;
  /** In a room: bolted to its wall. */
  readonly isOnWall?: boolean;
  /** For people who do not see it: "Power rack, black, seen from the front left". */
  readonly alt: string;
}

/** Everything the studio needs to know about a product. Lengths are metres, made from the catalogue's millimetres. */
export interface Subject {
  /** The product as it is delivered, standing on the floor (y = 0), its front at +Z; a variant by its label, the first one without. */
  readonly build: (variant?: string) => Object3D;
  /**
   * Labels of the variants that look different (colours; weights where the gallery shows them): one three-quarter picture
   * each, and a model of each but the first, which is the product's own.
   */
  readonly pictured?: readonly string[];
  /** At least four: three-quarter first, then front, a detail, and a group or its scale; six for the distinctive ones. */
  readonly shots: readonly Shot[];
}
