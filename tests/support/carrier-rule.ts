import type { CarrierRule } from '../../domain/shipping/chargeable-weight.ts';

/** For tests: a carrier without any rule of its own. */
export const BY_MASS: CarrierRule = {
  volumeDivisor: null,
  stepGrams: null,
  leastGrams: null,
  overLengthMm: null,
  overLengthCharge: null,
  overLengthGrams: null,
  longestMm: null,
  heaviestGrams: null,
};
