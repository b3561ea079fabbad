import type { SidePlates } from '../../../../domain/fit/bars.ts';
import { formatKg } from '../../../../domain/text/format.ts';

/** '1.25', '20': where the unit stands elsewhere. */
export const kgText = (kg: number) => formatKg(kg).replace('\u00a0kg', '');

/** '20 + 10 + 1.25 + 1.25' */
export const sideText = (side: readonly SidePlates[]) =>
  side.flatMap(({ kg, count }) => Array.from({ length: count }, () => kgText(kg))).join(' + ');
