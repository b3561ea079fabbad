import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { Legend } from './choice.tsx';
import { useDisabledUntilHydrated } from './use-hydrated.ts';

/** The thumb is 24 px wide: its centre travels from 12 px to 12 px before the end. */
const TRACK =
  'range-slider-track relative h-11 [--reach:calc(12px+var(--middle,0.5)*(100%-24px))] before:absolute before:inset-x-0 before:top-5 before:h-1 before:bg-on-ink';
const INPUT =
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-6 [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-6 [&::-webkit-slider-thumb]:appearance-none';
const ENDS = {
  low: 'peer/low [clip-path:inset(0_calc(100%-var(--reach))_0_0)]',
  high: 'peer/high [clip-path:inset(0_0_0_var(--reach))]',
};
/** Its circles: the ring and the thumb of each end. */
const DRAWING =
  'pointer-events-none absolute top-0 left-3 h-11 w-[calc(100%-24px)] overflow-visible peer-hover/high:[&>circle:nth-of-type(4)]:fill-orange-hover peer-hover/low:[&>circle:nth-of-type(2)]:fill-orange-hover peer-focus-visible/high:[&>circle:nth-of-type(3)]:visible peer-focus-visible/low:[&>circle:nth-of-type(1)]:visible';
const RING = 'invisible fill-paper stroke-ink stroke-3';
const THUMB = 'fill-orange stroke-ink stroke-3';

interface RangeSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: [number, number]) => void;
  readonly format: (value: number) => string;
}

/**
 * Two native sliders on one track. They are invisible and lie over a drawing whose numbers are SVG attributes, so it
 * is right in the server's markup too. Each slider reaches up to the middle between the thumbs: a click anywhere on
 * the track moves the nearer one, and thumbs that meet can still be drawn apart.
 */
export function RangeSlider({
  label,
  min,
  max,
  step,
  value: [low, high],
  onChange,
  format,
}: RangeSliderProps) {
  const id = useId();
  const waiting = useDisabledUntilHydrated();
  const track = useRef<HTMLDivElement>(null);
  const placeOf = (amount: number) => (max > min ? (amount - min) / (max - min) : 0);
  const from = placeOf(low);
  const to = placeOf(high);

  // A custom property may not stand in a style attribute.
  useLayoutEffect(() => {
    track.current?.style.setProperty('--middle', String((from + to) / 2));
  }, [from, to]);

  const thumb = (end: 'low' | 'high', amount: number) => ({
    ...waiting,
    className: `${INPUT} ${ENDS[end]}`,
    id: `${id}-${end}`,
    type: 'range',
    min,
    max,
    step,
    value: amount,
    'aria-valuetext': format(amount),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const wanted = Number(target.value);
      onChange(end === 'low' ? [Math.min(wanted, high), high] : [low, Math.max(wanted, low)]);
    },
  });

  return (
    <fieldset>
      <Legend>{label}</Legend>
      <div className="range-slider-ends mt-1 flex flex-wrap justify-between gap-x-4 text-md leading-normal">
        <p>
          <label htmlFor={`${id}-low`}>From</label>{' '}
          <b className="ml-1 font-display text-lg font-strong">{format(low)}</b>
        </p>
        <p>
          <label htmlFor={`${id}-high`}>To</label>{' '}
          <b className="ml-1 font-display text-lg font-strong">{format(high)}</b>
        </p>
      </div>
      <div className={TRACK} ref={track}>
        <input {...thumb('low', low)} />
        <input {...thumb('high', high)} />
        <svg className={DRAWING} aria-hidden="true">
          <line className="stroke-ink stroke-4" x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
          <circle className={RING} cx={percent(from)} cy="50%" r="15.5" />
          <circle className={THUMB} cx={percent(from)} cy="50%" r="10.5" />
          <circle className={RING} cx={percent(to)} cy="50%" r="15.5" />
          <circle className={THUMB} cx={percent(to)} cy="50%" r="10.5" />
        </svg>
      </div>
    </fieldset>
  );
}

const percent = (place: number) => `${(place * 100).toFixed(2)}%`;
