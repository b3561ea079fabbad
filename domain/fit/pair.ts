import { barInRack, collarOnSleeve, platesOnSleeve, shaftInCup } from './bars.ts';
import type { BenchFacts, FitFacts, RackFacts } from './facts.ts';
import { barInHolder, dumbbellOnRack, dumbbellsInARow, plateOnPeg } from './storage.ts';
import { checkMm, type FitCheck, formatMm, isRefused, worst } from './verdict.ts';

export const BESIDE_BENCH = 100;

export function judgePair(one: FitFacts, other: FitFacts): FitCheck[] {
  return [...oneWay(one, other), ...oneWay(other, one)];
}

const NOTHING: readonly FitCheck[] = [];

function oneWay(one: FitFacts, other: FitFacts): readonly FitCheck[] {
  const { bar, bench, pegs, dumbbellRack, barHolder } = one;
  if (!(bar ?? bench ?? pegs ?? dumbbellRack ?? barHolder)) return NOTHING;
  const checks: (FitCheck | null)[] = [];
  if (bar && other.plates) checks.push(platesOnSleeve(bar, other.plates));
  if (bar && other.collar) checks.push(collarOnSleeve(bar, other.collar));
  if (bar && other.rack) checks.push(...barAndRack(bar, other.rack));
  if (bench && other.rack) checks.push(benchInRack(bench, other.rack));
  if (pegs && other.plates) checks.push(worstOf(other.plates.map((plate) => plateOnPeg(pegs, plate))));
  if (dumbbellRack && other.dumbbells)
    checks.push(
      worstOf([
        ...other.dumbbells.map((dumbbell) => dumbbellOnRack(dumbbellRack, dumbbell)),
        dumbbellsInARow(dumbbellRack, other.dumbbells),
      ]),
    );
  if (barHolder && other.bar && other.bar.use !== 'handle') checks.push(barInHolder(barHolder, other.bar));
  return checks.filter((check) => check !== null);
}

function barAndRack(bar: NonNullable<FitFacts['bar']>, rack: RackFacts): (FitCheck | null)[] {
  if (bar.use === 'floor' || bar.use === 'handle') return [];
  const across = barInRack(bar, rack);
  if (across === null || !isRefused(across)) return [across, shaftInCup(bar, rack)];
  if (bar.use !== 'curl') return [across];
  return [{ ...across, words: `${across.words} You lift a curl bar from the floor: it needs no rack.` }];
}

export function benchInRack(bench: BenchFacts, rack: RackFacts): FitCheck | null {
  if (!bench.goesInRack || rack.kind !== 'rack' || rack.insideWidth === undefined) return null;
  const most = rack.insideWidth - BESIDE_BENCH;
  const words = `The pad is ${formatMm(bench.padWidth)} wide; up to ${formatMm(most)} goes between the posts.`;
  const needs = bench.padWidth + BESIDE_BENCH;
  return checkMm('bench in rack', bench.padWidth <= most, needs, rack.insideWidth, words);
}

export function worstOf(checks: readonly FitCheck[]): FitCheck | null {
  const overall = worst(checks.map(({ verdict }) => verdict));
  return checks.find(({ verdict }) => verdict === overall) ?? null;
}
