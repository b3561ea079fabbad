import { formatMetres, isTooLow, tooLowText, verdictInRoom } from '../../../domain/fit/room.ts';
import { ruleText } from '../../../domain/fit/rule-text.ts';
import {
  type FitCheck,
  type FitRule,
  type Verdict as FitVerdict,
  formatMm,
} from '../../../domain/fit/verdict.ts';
import type { JudgedProduct } from './product-judged.ts';
import type { Sign } from './verdict.tsx';

const ROOM_RULE_TEXT: Partial<Record<FitRule, { readonly check: string; readonly needs: string }>> = {
  height: { check: 'Ceiling', needs: 'It needs a ceiling of' },
  'pull-ups': { check: 'Pull-ups', needs: 'Pull-ups need' },
  'press overhead': { check: 'Pressing overhead', needs: 'Pressing overhead needs' },
  'width for the bar': { check: 'Width for the bar', needs: 'The bar needs a width of' },
  width: { check: 'Width', needs: 'It needs a width of' },
  depth: { check: 'Depth', needs: 'It needs a depth of' },
  'drawing a bar': { check: 'Lifting a bar out', needs: 'Lifting a bar out needs' },
};

export const checkName = (rule: FitRule) => ROOM_RULE_TEXT[rule]?.check ?? ruleText(rule).check;

/** In the row of one check. */
export const verdictLabel = (check: FitCheck) =>
  isTooLow(check) ? { word: 'Too low', colour: 'text-amber' } : VERDICT_LABELS[check.verdict];

export const VERDICT_LABELS: Readonly<
  Record<FitVerdict, { readonly word: string; readonly colour: string }>
> = {
  fits: { word: 'Fits', colour: 'text-green' },
  tight: { word: 'Tight', colour: 'text-amber' },
  'does not fit': { word: 'Does not fit', colour: 'text-red' },
};

/** 'Pull-ups need 2,590 mm; you have 2,400 mm.' */
export function reasonOf(check: FitCheck): string {
  const texts = ROOM_RULE_TEXT[check.rule];
  return texts ? `${texts.needs} ${formatMm(check.needs)}; you have ${formatMm(check.has)}.` : check.words;
}

export function answerOf({ verdict, checks, findings, needs, isInRoom }: JudgedProduct): {
  readonly sign: Sign;
  readonly title: string;
  readonly why: string;
  readonly short: string;
} {
  const at = (rule: FitRule) => needs.find((check) => check.rule === rule);
  if (verdict === undefined) {
    const [stands, pullUps, width] = [at('height'), at('pull-ups'), at('width for the bar') ?? at('width')];
    const depth = at('depth');
    const ceiling = stands && `Needs a ${formatMetres(stands.needs)} ceiling`;
    const why = [
      ceiling && `${ceiling}${pullUps ? `, ${formatMetres(pullUps.needs)} for pull-ups` : ''}.`,
      width &&
        depth &&
        `With the space to use it, it takes ${formatMetres(width.needs)} × ${formatMetres(depth.needs)} of floor.`,
      isInRoom
        ? 'Enter your room to see it to scale.'
        : 'Tell us what you own and we’ll check that it all works together.',
    ];
    return {
      sign: 'open',
      title: isInRoom ? 'Will it fit your room?' : 'Will it work with what you own?',
      why: why.filter(Boolean).join(' '),
      short: stands ? `Needs ${formatMetres(stands.needs)} of ceiling.` : 'See what it works with.',
    };
  }
  const all = [...checks, ...findings.map(({ check }) => check)];
  const of = (wanted: FitVerdict) => all.filter((check) => check.verdict === wanted);
  const bad = of('does not fit');
  if (verdict === 'does not fit') {
    const isPair = verdictInRoom(checks) !== 'does not fit';
    return {
      sign: verdict,
      title: isPair ? 'It doesn’t work with what you own.' : 'It doesn’t fit this room.',
      why: bad.map(reasonOf).join(' '),
      short: isPair
        ? 'Not compatible with what you own.'
        : `Does not fit your room: ${bad.length} of ${all.length} checks.`,
    };
  }
  if (verdict === 'tight') {
    const low = tooLowText(checks);
    return {
      sign: verdict,
      title: low === null ? 'It fits, but only just.' : `${low}.`,
      why: [...bad, ...of('tight')]
        .map((check) => `${reasonOf(check)} ${ROOM_RULE_TEXT[check.rule] ? check.words : ''}`.trim())
        .join(' '),
      short: low === null ? `Tight: ${checkName(of('tight')[0]?.rule ?? 'width').toLowerCase()}.` : `${low}.`,
    };
  }
  const isAsked = checks.length < needs.length;
  return {
    sign: verdict,
    title: isAsked && isInRoom ? 'Everything you’ve entered fits.' : 'It fits, with room to spare.',
    why:
      checks.length > 0
        ? 'Everything we checked has the space it needs.'
        : all.map(({ words }) => words).join(' '),
    short: checks.length > 0 ? 'Fits your room.' : 'Works with what you own.',
  };
}

/** 'We allow …': every number that nobody has measured. */
export function reckonedWith({ facts, use, needs, assumptions }: JudgedProduct): string {
  const { space, rack } = facts;
  const has = (rule: FitRule) => needs.some((check) => check.rule === rule);
  const lifter = use.lifterHeight ?? assumptions.lifterHeight;
  const parts = [
    has('width for the bar') &&
      `${formatMm(assumptions.besideBar)} beyond each end of the bar to slide plates on (${formatMm(assumptions.besideBarLeast)} is tight)`,
    space && space.front > 0 && `${formatMm(space.front)} in front`,
    space && space.behind > 0 && `${formatMm(space.behind)} behind`,
    has('pull-ups') && `your chin ${formatMm(assumptions.abovePullUpBar)} over the pull-up bar`,
    has('press overhead') &&
      `an overhead reach of ${assumptions.overheadReach} × your height${use.lifterHeight === undefined ? ` (${formatMetres(lifter)})` : ''}, with plates of ${formatMm(use.plateDiameter ?? assumptions.usualPlate)}`,
    !rack && `${formatMm(assumptions.aboveProduct)} above it`,
  ].filter((part) => typeof part === 'string');
  const [last, ...others] = parts.reverse();
  return `We allow ${others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`}.`;
}
