import type { CatalogueProduct } from './catalogue-product.ts';
import { adjustableBenches } from './products/adjustable-benches.ts';
import { adjustableDumbbells } from './products/adjustable-dumbbells.ts';
import { bumperPlates } from './products/bumper-plates.ts';
import { collars } from './products/collars.ts';
import { combos } from './products/combos.ts';
import { curlBars } from './products/curl-bars.ts';
import { hexDumbbells } from './products/hex-dumbbells.ts';
import { ironPlates } from './products/iron-plates.ts';
import { olympicBars } from './products/olympic-bars.ts';
import { plyoBoxes } from './products/plyo-boxes.ts';
import { powerRacks } from './products/power-racks.ts';

/** Everything we sell, category by category: the order in which the shop shows it unless asked otherwise. */
export const products: CatalogueProduct[] = [
  ...olympicBars,
  ...curlBars,
  ...hexDumbbells,
  ...adjustableDumbbells,
  ...powerRacks,
  ...adjustableBenches,
  ...ironPlates,
  ...bumperPlates,
  ...collars,
  ...combos,
  ...plyoBoxes,
];
