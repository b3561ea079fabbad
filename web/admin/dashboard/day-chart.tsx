import { useRef } from 'react';
import type { Series } from '../../../contract/dashboard.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatCount, formatDayMonth, formatLongDate, formatRupees } from '../../../domain/text/format.ts';
import { ChartFrame, ChartKey } from '../../ui/chart-frame.tsx';
import { useSize } from '../../ui/use-size.ts';
import { axisRupees, axisSteps, labelledDays } from './axis.ts';

type Days = Series['days'];

const LEFT = 46;
const MONEY = { top: 28, bottom: 228 };
const ORDERS = { top: 262, bottom: 352 };
const HEIGHT = 378;
const LABEL_WIDTH = 58;
/** In rupees: a chart without sales keeps its axis. */
const EMPTY_AXIS = 50_000;

/** Two measures share one axis of days in two panels; never two scales in one. */
export function DayChart({ days }: { readonly days: Days }) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const best = days.reduce((most, day) => (day.ordered > most.ordered ? day : most), NOTHING);
  const orders = days.reduce((count, day) => count + day.orders, 0);
  return (
    <ChartFrame
      title="Ordered and received per day"
      finding={
        best.ordered > 0
          ? `Orders peak at ${inRupees(best.ordered)} on ${formatLongDate(best.date)}.`
          : 'Nothing was ordered in this period.'
      }
      table={{
        columns: ['Day', 'Ordered', 'Received', 'Orders'],
        rows: days.map((day) => [
          formatLongDate(day.date),
          inRupees(day.ordered),
          inRupees(day.received),
          day.orders,
        ]),
      }}
    >
      <ChartKey
        className="mb-2"
        entries={[
          { text: 'Ordered', square: 'before:bg-ink' },
          { text: 'Received', square: 'before:bg-green-bright' },
          { text: `Orders ${formatCount(orders)}`, square: 'before:bg-edge' },
          { text: 'Best day', square: 'before:bg-orange' },
        ]}
      />
      <div ref={box} className="min-h-94.5">
        {width > 0 && <Drawing days={days} best={best} width={width} />}
      </div>
    </ChartFrame>
  );
}

const NOTHING: Days[number] = { date: '', orders: 0, ordered: 0, received: 0 };
const inRupees = (amount: number) => formatRupees(rupees(amount));

interface DrawingProps {
  readonly days: Days;
  readonly best: Days[number];
  readonly width: number;
}

function Drawing({ days, best, width }: DrawingProps) {
  const right = width - 4;
  const pitch = (right - LEFT) / days.length;
  const thickness = Math.max(1, pitch - Math.min(4, pitch * 0.2));
  const left = (index: number) => LEFT + index * pitch + (pitch - thickness) / 2;
  const middle = (index: number) => LEFT + (index + 0.5) * pitch;
  const received = days.map((day) => day.received);
  const isEmpty = best.ordered === 0 && received.every((amount) => amount === 0);
  const highest = isEmpty ? EMPTY_AXIS : Math.max(best.ordered, ...received);
  const moneySteps = axisSteps(highest, 5, Math.min(0, ...received));
  const orderSteps = axisSteps(Math.max(...days.map((day) => day.orders)), 2);
  const moneyAt = scale(MONEY, moneySteps);
  const ordersAt = scale(ORDERS, orderSteps);
  const bestPlace = days.indexOf(best);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Grid steps={moneySteps} at={moneyAt} right={right} write={axisRupees} />
      <Grid steps={orderSteps} at={ordersAt} right={right} write={formatCount} />
      {days.map((day, index) => (
        <g key={day.date}>
          <title>{`${formatLongDate(day.date)}: ${inRupees(day.ordered)} ordered, ${inRupees(day.received)} received, ${day.orders} orders`}</title>
          <rect
            className="fill-transparent"
            x={middle(index) - pitch / 2}
            y={MONEY.top}
            width={pitch}
            height={324}
          />
          <Bar
            className={day === best ? 'fill-orange' : 'fill-ink'}
            x={left(index)}
            y={moneyAt(day.ordered)}
            width={thickness}
            bottom={moneyAt(0)}
          />
          <Bar
            className="fill-edge"
            x={left(index)}
            y={ordersAt(day.orders)}
            width={thickness}
            bottom={ORDERS.bottom}
          />
        </g>
      ))}
      {!isEmpty && (
        <polyline
          className="fill-none stroke-green-bright stroke-2"
          strokeLinejoin="round"
          points={received.map((amount, index) => `${middle(index)},${moneyAt(amount)}`).join(' ')}
        />
      )}
      {isEmpty && (
        <text
          className="fill-ink! font-strong"
          x={(LEFT + right) / 2}
          y={(MONEY.top + MONEY.bottom) / 2 - 8}
          textAnchor="middle"
        >
          No orders and no payments
        </text>
      )}
      {bestPlace >= 0 && (
        <text
          className="fill-ink! font-strong"
          x={Math.min(Math.max(middle(bestPlace), LEFT + 30), right - 30)}
          y={moneyAt(Math.max(best.ordered, best.received)) - 6}
          textAnchor="middle"
        >
          {inRupees(best.ordered)}
        </text>
      )}
      <path
        className="fill-none stroke-edge"
        d={`M${LEFT} ${moneyAt(0)}H${right}M${LEFT} ${ORDERS.bottom}H${right}`}
      />
      {labelledDays(days.length, right - LEFT, LABEL_WIDTH).map((index) => (
        <text key={index} x={Math.min(middle(index), right - 18)} y={HEIGHT - 7} textAnchor="middle">
          {formatDayMonth(days[index]?.date ?? '')}
        </text>
      ))}
    </svg>
  );
}

type Panel = typeof MONEY;

const scale = (panel: Panel, steps: readonly number[]) => (value: number) => {
  const [first = 0, last = 1] = [steps[0], steps.at(-1)];
  return panel.bottom - ((value - first) / (last - first)) * (panel.bottom - panel.top);
};

interface BarProps {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly bottom: number;
}

function Bar({ bottom, y, ...rest }: BarProps) {
  return <rect {...rest} y={y} height={Math.max(0, bottom - y)} />;
}

interface GridProps {
  readonly steps: readonly number[];
  readonly at: (value: number) => number;
  readonly right: number;
  readonly write: (value: number) => string;
}

function Grid({ steps, at, right, write }: GridProps) {
  return (
    <>
      <path
        className="fill-none stroke-line"
        d={steps
          .filter((step) => step !== 0)
          .map((step) => `M${LEFT} ${at(step)}H${right}`)
          .join('')}
      />
      {steps.map((step) => (
        <text key={step} x={LEFT - 8} y={at(step) + 4} textAnchor="end">
          {write(step)}
        </text>
      ))}
    </>
  );
}
