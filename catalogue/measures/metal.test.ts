import { describe, expect, it } from 'vitest';
import { collarWidth, curlBars, olympicBars, standardRods, swissBar } from './bars.ts';
import {
  adjustableSets,
  hexDumbbells,
  loadableHandle,
  neopreneDumbbells,
  roundDumbbells,
} from './dumbbells.ts';
import { bumperPlates, changePlates, competitionPlates, hole, ironPlates, triGripPlates } from './plates.ts';

describe('measures of bars, dumbbells and plates', () => {
  it('leave room for the collars of every bar', () => {
    const bars = [...Object.values(olympicBars), ...Object.values(curlBars), ...Object.values(standardRods)];
    for (const bar of [...bars, swissBar, loadableHandle]) {
      expect(collarWidth(bar)).toBeGreaterThanOrEqual(15);
      expect(collarWidth(bar)).toBeLessThanOrEqual(30);
    }
  });

  it('put the plates of an adjustable set together to the weight on its label', () => {
    const handles = { '17.5 kg set': 1.25, '25 kg set': 2.5, '50 kg set': 2.5 };
    for (const set of adjustableSets) {
      const side = set.side.reduce((sum, plate) => sum + plate.kg, 0);
      const handle = Object.entries(handles).find(([label]) => label === set.label)?.[1] ?? 0;
      expect(`${2 * handle + 4 * side} kg set`).toBe(set.label);
    }
  });

  it('let the plates and the nut of an adjustable dumbbell fit on its handle', () => {
    for (const set of adjustableSets) {
      const stack = set.side.reduce((sum, plate) => sum + plate.thickness, 0);
      expect(set.grip / 2 + 16 + stack + 35).toBeLessThanOrEqual(set.handleLength / 2);
    }
  });

  it('grow with the weight', () => {
    const sizes = [
      hexDumbbells.map((one) => one.acrossFlats),
      neopreneDumbbells.map((one) => one.length),
      roundDumbbells.map((one) => one.diameter),
      ironPlates.map((one) => one.diameter),
      bumperPlates.map((one) => one.thickness),
      competitionPlates.map((one) => one.thickness),
      triGripPlates.map((one) => one.diameter),
      changePlates.map((one) => one.diameter),
    ];
    for (const list of sizes) expect(list).toEqual([...list].sort((a, b) => a - b));
  });

  it('add up to the 7.5 kg of the change plate set', () => {
    expect(2 * changePlates.reduce((sum, plate) => sum + plate.kg, 0)).toBe(7.5);
  });

  it('give Olympic plates a hole that takes the sleeve', () => {
    for (const bar of Object.values(olympicBars)) expect(hole.olympic).toBeGreaterThan(bar.sleeve);
    for (const rod of Object.values(standardRods)) expect(hole.standard).toBeGreaterThan(rod.shaft);
  });
});
