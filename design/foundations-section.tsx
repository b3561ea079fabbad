import type { ReactNode } from 'react';
import theme from '../web/ui/theme.css?raw';
import { DisplayPart } from './display-part.tsx';

const SIZES = {
  xs: 'text-xs',
  sm: 'text-sm',
  md: 'text-md',
  base: 'text-base',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl',
};

const WEIGHTS = {
  normal: 'font-normal',
  semibold: 'font-semibold',
  bold: 'font-bold',
  strong: 'font-strong',
  heavy: 'font-heavy',
  black: 'font-black',
};

const STEPS = {
  1: 'w-1',
  2: 'w-2',
  3: 'w-3',
  4: 'w-4',
  5: 'w-5',
  6: 'w-6',
  8: 'w-8',
  10: 'w-10',
  12: 'w-12',
  16: 'w-16',
  24: 'w-24',
};
const PX_PER_STEP = 4;

const BOXES = {
  'rounded-sm': 'rounded-sm border border-edge',
  'rounded-md': 'rounded-md border border-edge',
  'rounded-full': 'rounded-full border border-edge',
  'shadow-raised': 'rounded-md shadow-raised',
};

/** What everything is made of: the theme, as the utilities name it. */
export function FoundationsSection() {
  return (
    <div className="mb-(--section) grid gap-(--section) *:min-w-0">
      <DisplayPart title="Colours">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
          {valuesOf('color').map(([name, value]) => (
            <Sample key={name} name={name} value={value}>
              {/* The theme says which colours there are; a class for each would have to be written here too. */}
              <svg className="h-14 w-full rounded-sm border border-line" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--color-${name})`} />
              </svg>
            </Sample>
          ))}
        </ul>
      </DisplayPart>
      <DisplayPart title="Nine sizes, six weights">
        <ul className="grid gap-4">
          {Object.entries(SIZES).map(([name, size]) => (
            <li key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[9rem_1fr]">
              <Name>{size}</Name>
              <span className={`lettering font-black ${size}`}>Rack and rep</span>
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
          {Object.entries(WEIGHTS).map(([name, weight]) => (
            <li key={name}>
              <span className={`lettering text-2xl ${weight}`}>20 kg bar</span>
              <Name>{weight}</Name>
            </li>
          ))}
        </ul>
      </DisplayPart>
      <DisplayPart title="Steps of 4 px">
        <ul className="grid gap-2">
          {Object.entries(STEPS).map(([step, width]) => (
            <li key={step} className="flex items-center gap-4">
              <span className="w-24">
                <span className={`block h-3 bg-orange ${width}`} />
              </span>
              <Name>
                {step}: {Number(step) * PX_PER_STEP} px
              </Name>
            </li>
          ))}
        </ul>
      </DisplayPart>
      <DisplayPart title="Corners and shadow">
        <ul className="flex flex-wrap gap-8">
          {Object.entries(BOXES).map(([name, look]) => (
            <li key={name} className="grid gap-2">
              <span className={`size-24 bg-paper ${look}`} />
              <Name>{name}</Name>
            </li>
          ))}
        </ul>
      </DisplayPart>
      <DisplayPart title="Breakpoints">
        <ul className="flex flex-wrap gap-8">
          {valuesOf('breakpoint').map(([name, value]) => (
            <Sample key={name} name={`${name}:`} value={`from ${value}`} />
          ))}
        </ul>
      </DisplayPart>
    </div>
  );
}

function Sample({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}) {
  return (
    <li className="min-w-0">
      {children}
      <p className="mt-1 text-md font-semibold wrap-anywhere">{name}</p>
      <Name>{value}</Name>
    </li>
  );
}

function Name({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-steel">{children}</p>;
}

/** `--color-ink: #15171a;` of the kind "color" is `['ink', '#15171a']`. */
function valuesOf(kind: string): [name: string, value: string][] {
  const values = theme.matchAll(new RegExp(`--${kind}-([\\w-]+): ([^;]+);`, 'g'));
  return Array.from(values, ([, name = '', value = '']) => [name, value]);
}
