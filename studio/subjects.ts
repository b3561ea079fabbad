/** Everything that stands in the studio, by product id. */
import { abRollerSubjects } from './products/ab-roller.ts';
import { adjustableBenchSubjects } from './products/adjustable-bench.ts';
import { bandSubjects } from './products/bands.ts';
import { barHolderSubjects } from './products/bar-holder.ts';
import { collarSubjects } from './products/collars.ts';
import { commercialBenchSubjects } from './products/commercial-bench.ts';
import { declineBenchSubjects } from './products/decline-bench.ts';
import { dipBeltSubjects } from './products/dip-belt.ts';
import { dumbbellRackSubjects } from './products/dumbbell-rack.ts';
import { dumbbellSubjects } from './products/dumbbells.ts';
import { flatBenchSubjects } from './products/flat-bench.ts';
import { floorTileSubjects } from './products/floor-tiles.ts';
import { halfRackSubjects } from './products/half-rack.ts';
import { comboSubjects } from './products/home-combo.ts';
import { kettlebellSubjects } from './products/kettlebells.ts';
import { leverBeltSubjects } from './products/lever-belt.ts';
import { olympicBarSubjects } from './products/olympic-bars.ts';
import { plateTreeSubjects } from './products/plate-tree.ts';
import { plateSubjects } from './products/plates.ts';
import { plyoBoxSubjects } from './products/plyo-box.ts';
import { powerRackSubjects } from './products/power-rack.ts';
import { preacherBenchSubjects } from './products/preacher-bench.ts';
import { pressStationSubjects } from './products/press-station.ts';
import { romanChairSubjects } from './products/roman-chair.ts';
import { specialtyBarSubjects } from './products/specialty-bars.ts';
import { squatPadSubjects } from './products/squat-pad.ts';
import { squatRackSubjects } from './products/squat-rack.ts';
import { squatStandSubjects } from './products/squat-stands.ts';
import { standardBarSubjects } from './products/standard-bars.ts';
import { strapAndWrapSubjects } from './products/straps-and-wraps.ts';
import { tricepsRopeSubjects } from './products/triceps-rope.ts';
import { wallRackSubjects } from './products/wall-rack.ts';
import type { Subject } from './subject.ts';

export const subjects: Readonly<Record<string, Subject>> = {
  ...abRollerSubjects,
  ...adjustableBenchSubjects,
  ...bandSubjects,
  ...barHolderSubjects,
  ...collarSubjects,
  ...commercialBenchSubjects,
  ...declineBenchSubjects,
  ...dipBeltSubjects,
  ...dumbbellRackSubjects,
  ...dumbbellSubjects,
  ...flatBenchSubjects,
  ...floorTileSubjects,
  ...halfRackSubjects,
  ...comboSubjects,
  ...kettlebellSubjects,
  ...leverBeltSubjects,
  ...olympicBarSubjects,
  ...plateTreeSubjects,
  ...plateSubjects,
  ...plyoBoxSubjects,
  ...powerRackSubjects,
  ...preacherBenchSubjects,
  ...pressStationSubjects,
  ...romanChairSubjects,
  ...specialtyBarSubjects,
  ...squatPadSubjects,
  ...squatRackSubjects,
  ...squatStandSubjects,
  ...standardBarSubjects,
  ...strapAndWrapSubjects,
  ...tricepsRopeSubjects,
  ...wallRackSubjects,
};
