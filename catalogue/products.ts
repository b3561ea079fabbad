import type { CatalogueProduct } from './catalogue-product.ts';
import { adjustableBenches } from './products/adjustable-benches.ts';
import { adjustableDumbbells } from './products/adjustable-dumbbells.ts';
import { bumperPlates } from './products/bumper-plates.ts';
import { cableAttachments } from './products/cable-attachments.ts';
import { coatedDumbbells } from './products/coated-dumbbells.ts';
import { collars } from './products/collars.ts';
import { combos } from './products/combos.ts';
import { curlBars } from './products/curl-bars.ts';
import { equipmentStorage } from './products/equipment-storage.ts';
import { flatBenches } from './products/flat-benches.ts';
import { floorTiles } from './products/floor-tiles.ts';
import { halfRacks } from './products/half-racks.ts';
import { hexDumbbells } from './products/hex-dumbbells.ts';
import { ironPlates } from './products/iron-plates.ts';
import { kettlebells } from './products/kettlebells.ts';
import { liftingBelts } from './products/lifting-belts.ts';
import { loadableHandles } from './products/loadable-handles.ts';
import { olympicBars } from './products/olympic-bars.ts';
import { plyoBoxes } from './products/plyo-boxes.ts';
import { powerBars } from './products/power-bars.ts';
import { powerRacks } from './products/power-racks.ts';
import { singlePurposeBenches } from './products/single-purpose-benches.ts';
import { smallPlates } from './products/small-plates.ts';
import { specialBars } from './products/special-bars.ts';
import { squatStands } from './products/squat-stands.ts';
import { standardRods } from './products/standard-rods.ts';
import { strapsAndWraps } from './products/straps-and-wraps.ts';
import { trainingAids } from './products/training-aids.ts';
import { wallRacks } from './products/wall-racks.ts';

/** Everything we sell, category by category: the order in which the shop shows it unless asked otherwise. */
export const products: CatalogueProduct[] = [
  ...olympicBars,
  ...powerBars,
  ...curlBars,
  ...specialBars,
  ...standardRods,
  ...hexDumbbells,
  ...adjustableDumbbells,
  ...coatedDumbbells,
  ...loadableHandles,
  ...powerRacks,
  ...halfRacks,
  ...squatStands,
  ...wallRacks,
  ...equipmentStorage,
  ...adjustableBenches,
  ...flatBenches,
  ...singlePurposeBenches,
  ...ironPlates,
  ...bumperPlates,
  ...smallPlates,
  ...collars,
  ...liftingBelts,
  ...strapsAndWraps,
  ...trainingAids,
  ...cableAttachments,
  ...combos,
  ...kettlebells,
  ...floorTiles,
  ...plyoBoxes,
];
