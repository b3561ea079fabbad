import { kgOf, lockOf, thicknessOf, USUAL_COLLAR } from '../../../../domain/fit/bars.ts';
import type { BarFacts } from '../../../../domain/fit/facts.ts';
import type { DrawnPlate } from '../../../../domain/fit/plate-range.ts';
import { formatLength } from '../../../../domain/fit/verdict.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { kgText } from './side-text.ts';

const LINE = 'border-b border-line py-2.25';
const HEAD = 'border-b-2 border-ink py-2.25 align-bottom text-sm leading-snug font-bold';
const NAME = `${LINE} text-left`;
const FIGURE = `pl-3 text-right font-display text-base font-semibold whitespace-nowrap ${LINE}`;

interface SideTableProps {
  readonly bar: BarFacts;
  readonly side: readonly DrawnPlate[];
}

export function SideTable({ bar, side }: SideTableProps) {
  const lock = side.length === 0 ? 0 : lockOf(bar, USUAL_COLLAR);
  const rows = [
    ...side.map((plate) => ({
      key: `${plate.kg} ${plate.thickness} ${plate.isMissing}`,
      name: `${plate.count} × ${formatKg(plate.kg)}`,
      note: plate.isMissing ? 'Missing' : undefined,
      length: plate.thickness * plate.count,
      kg: plate.kg * plate.count,
    })),
    {
      key: 'collar',
      name: bar.nut === undefined ? 'Collar' : 'Its own nut',
      note: bar.nut === undefined ? 'Held by a clamp, which we don’t count' : 'Not counted',
      length: lock,
      kg: undefined,
    },
    { key: 'side', name: 'One side', note: undefined, length: thicknessOf(side) + lock, kg: kgOf(side) },
    {
      key: 'all',
      name: 'Bar and both sides',
      note: undefined,
      length: undefined,
      kg: bar.kg + 2 * kgOf(side),
    },
  ];
  return (
    <table className="w-full text-md">
      <caption className="sr-only">One side of the bar</caption>
      <thead>
        <tr>
          <th className={`${HEAD} text-left`} scope="col">
            On each side
          </th>
          <th className={`${HEAD} pl-3 text-right`} scope="col">
            Thick, mm
          </th>
          <th className={`${HEAD} pl-3 text-right`} scope="col">
            kg
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, length, kg }) => (
          <tr key={key}>
            <th className={NAME} scope="row">
              {name}
              {note !== undefined && (
                <small
                  className={`block text-sm font-normal ${note === 'Missing' ? 'text-orange-deep' : 'text-steel'}`}
                >
                  {note}
                </small>
              )}
            </th>
            <td className={FIGURE}>{length === undefined ? '' : formatLength(length)}</td>
            <td className={FIGURE}>{kg === undefined ? '–' : kgText(kg)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WeightsProps {
  readonly weights: readonly number[];
  readonly target: number;
}

/** A tick for each weight between the bar and the heaviest; the thick one is the target. */
export function Weights({ weights, target }: WeightsProps) {
  const [lightest = 0] = weights;
  const heaviest = Math.max(target, ...weights, lightest + 1);
  const x = (kg: number) => 4 + ((kg - lightest) / (heaviest - lightest)) * 992;
  const canLoad = weights.includes(target);
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-2.5 text-xl normal-case">Weights you can load</h2>
      <svg className="mt-3 h-9 w-full" viewBox="0 0 1000 36" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="fill-none stroke-ink stroke-2"
          vectorEffect="non-scaling-stroke"
          d={weights.map((kg) => `M${x(kg)} 8v20`).join('')}
        />
        <path
          className={`fill-none stroke-4 ${canLoad ? 'stroke-ink' : 'stroke-orange'}`}
          vectorEffect="non-scaling-stroke"
          d={`M${x(target)} 0v36`}
        />
      </svg>
      <p className="flex justify-between lettering text-md font-bold" aria-hidden="true">
        <span>{kgText(lightest)}</span>
        <span>{formatKg(heaviest)}</span>
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-md text-steel">
          {weights.length === 1
            ? `Only the bar, ${formatKg(lightest)}.`
            : `${weights.length} weights, ${kgText(lightest)} to ${formatKg(weights.at(-1) ?? lightest)}.`}
        </summary>
        <p className="text-md">{weights.map(kgText).join(', ')} kg</p>
      </details>
    </section>
  );
}
