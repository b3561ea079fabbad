import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { useDisabledUntilHydrated } from './use-hydrated.ts';
import './range-slider.css';

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

  useLayoutEffect(() => {
    track.current?.style.setProperty('--middle', String((from + to) / 2));
  }, [from, to]);

  const thumb = (end: 'low' | 'high', amount: number) => ({
    ...waiting,
    className: `range-slider-input range-slider-${end}`,
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
    <fieldset className="range-slider">
      <legend className="range-slider-legend">{label}</legend>
      <div className="range-slider-ends">
        <p>
          <label htmlFor={`${id}-low`}>From</label> <b className="range-slider-amount">{format(low)}</b>
        </p>
        <p>
          <label htmlFor={`${id}-high`}>To</label> <b className="range-slider-amount">{format(high)}</b>
        </p>
      </div>
      <div className="range-slider-track" ref={track}>
        <input {...thumb('low', low)} />
        <input {...thumb('high', high)} />
        <svg className="range-slider-drawing" aria-hidden="true">
          <line className="range-slider-fill" x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
          <circle className="range-slider-ring" cx={percent(from)} cy="50%" r="15.5" />
          <circle className="range-slider-thumb" cx={percent(from)} cy="50%" r="10.5" />
          <circle className="range-slider-ring" cx={percent(to)} cy="50%" r="15.5" />
          <circle className="range-slider-thumb" cx={percent(to)} cy="50%" r="10.5" />
        </svg>
      </div>
    </fieldset>
  );
}

const percent = (place: number) => `${(place * 100).toFixed(2)}%`;
