import type { ReactNode } from 'react';
import type { FactPartName } from '../../../../../domain/fit/fact-fields.ts';

const BODY = 'fill-paper stroke-ink stroke-2';
const FAINT = 'fill-none stroke-edge stroke-1 [stroke-dasharray:4_3]';
const LINE = 'fill-none stroke-orange-deep stroke-[1.5]';

function Letter({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={8.5} className="fill-studio" />
      <text x={x} y={y + 4.5} textAnchor="middle" className="fill-ink text-sm font-bold">
        {children}
      </text>
    </>
  );
}

function Across({ from, to, y, letter }: { from: number; to: number; y: number; letter: string }) {
  const isNarrow = to - from < 34;
  return (
    <>
      <path className={LINE} d={`M${from} ${y - 4}v8M${to} ${y - 4}v8M${from} ${y}H${to}`} />
      <Letter x={(from + to) / 2} y={isNarrow ? y + 14 : y}>
        {letter}
      </Letter>
    </>
  );
}

function Upright({ x, from, to, letter }: { x: number; from: number; to: number; letter: string }) {
  return (
    <>
      <path className={LINE} d={`M${x - 4} ${from}h8M${x - 4} ${to}h8M${x} ${from}V${to}`} />
      <Letter x={x} y={(from + to) / 2}>
        {letter}
      </Letter>
    </>
  );
}

const DRAWINGS: Readonly<Record<FactPartName, { says: string; drawn: ReactNode }>> = {
  stands: {
    says: 'From above: A is the width, B the depth, D the depth when folded, E to H the free space in front, behind, left and right. From the side: C is the height.',
    drawn: (
      <>
        <rect x={8} y={8} width={150} height={164} className={FAINT} />
        <rect x={44} y={44} width={78} height={72} className={BODY} />
        <path className={FAINT} d="M44 66h78" />
        <Across from={44} to={122} y={104} letter="A" />
        <Upright x={64} from={44} to={116} letter="B" />
        <Upright x={106} from={44} to={66} letter="D" />
        <Upright x={83} from={116} to={172} letter="E" />
        <Upright x={83} from={8} to={44} letter="F" />
        <Across from={8} to={44} y={80} letter="G" />
        <Across from={122} to={158} y={80} letter="H" />
        <rect x={190} y={28} width={42} height={144} className={BODY} />
        <Upright x={211} from={28} to={172} letter="C" />
      </>
    ),
  },
  bar: {
    says: 'A is the length, B the distance between the collars, C the length of a sleeve, D its diameter, E the diameter of the shaft, F what its own nut takes.',
    drawn: (
      <>
        <rect x={62} y={84} width={116} height={8} className={BODY} />
        <rect x={12} y={78} width={46} height={20} className={BODY} />
        <rect x={182} y={78} width={46} height={20} className={BODY} />
        <rect x={56} y={70} width={6} height={36} className={BODY} />
        <rect x={178} y={70} width={6} height={36} className={BODY} />
        <rect x={12} y={74} width={12} height={28} className={FAINT} />
        <Across from={12} to={228} y={160} letter="A" />
        <Across from={62} to={178} y={128} letter="B" />
        <Across from={184} to={228} y={58} letter="C" />
        <Upright x={206} from={78} to={98} letter="D" />
        <Upright x={120} from={84} to={92} letter="E" />
        <Across from={12} to={24} y={58} letter="F" />
      </>
    ),
  },
  plates: {
    says: 'A is the diameter, B the hole, C the thickness.',
    drawn: (
      <>
        <circle cx={86} cy={86} r={70} className={BODY} />
        <circle cx={86} cy={86} r={10} className={BODY} />
        <rect x={196} y={12} width={16} height={138} className={BODY} />
        <Across from={16} to={156} y={138} letter="A" />
        <Across from={76} to={96} y={50} letter="B" />
        <Across from={196} to={212} y={158} letter="C" />
      </>
    ),
  },
  collar: {
    says: 'A is the bore, B what it takes of the sleeve.',
    drawn: (
      <>
        <circle cx={80} cy={88} r={52} className={BODY} />
        <circle cx={80} cy={88} r={32} className={BODY} />
        <rect x={176} y={36} width={36} height={104} className={BODY} />
        <Across from={48} to={112} y={88} letter="A" />
        <Across from={176} to={212} y={156} letter="B" />
      </>
    ),
  },
  rack: {
    says: 'From the front: A is over the posts, B between them, E the height of the pull-up bar, F the tube, G a hole and H from hole to hole. From the side: C is the opening of the cup, D from the front to the bar.',
    drawn: (
      <>
        <rect x={16} y={16} width={14} height={150} className={BODY} />
        <rect x={116} y={16} width={14} height={150} className={BODY} />
        <path className="stroke-ink stroke-4" d="M30 24h86" />
        <circle cx={123} cy={70} r={3.5} className={BODY} />
        <circle cx={123} cy={94} r={3.5} className={BODY} />
        <circle cx={123} cy={118} r={3.5} className={BODY} />
        <Across from={16} to={130} y={150} letter="A" />
        <Across from={30} to={116} y={118} letter="B" />
        <Upright x={64} from={24} to={106} letter="E" />
        <Across from={16} to={30} y={44} letter="F" />
        <Letter x={104} y={70}>
          G
        </Letter>
        <Upright x={144} from={70} to={94} letter="H" />
        <rect x={178} y={16} width={12} height={150} className={BODY} />
        <path className="fill-none stroke-ink stroke-2" d="M190 74v20h30v-12" />
        <circle cx={204} cy={86} r={7} className={BODY} />
        <Across from={190} to={220} y={108} letter="C" />
        <Across from={204} to={234} y={52} letter="D" />
        <path className={FAINT} d="M234 16v150" />
      </>
    ),
  },
  bench: {
    says: 'A is the length, B the height of the pad, C the width of the pad.',
    drawn: (
      <>
        <rect x={14} y={52} width={140} height={16} rx={4} className={BODY} />
        <path className="fill-none stroke-ink stroke-4" d="M36 68v70M132 68v70M22 138h28M118 138h28" />
        <rect x={186} y={30} width={36} height={108} rx={4} className={BODY} />
        <Across from={14} to={154} y={34} letter="A" />
        <Upright x={84} from={52} to={140} letter="B" />
        <Across from={186} to={222} y={158} letter="C" />
      </>
    ),
  },
  pegs: {
    says: 'A is the diameter of a peg, B its length, C the largest plate that fits.',
    drawn: (
      <>
        <rect x={24} y={10} width={16} height={160} className={BODY} />
        <rect x={40} y={80} width={92} height={20} className={BODY} />
        <circle cx={190} cy={90} r={44} className={FAINT} />
        <circle cx={190} cy={90} r={9} className={BODY} />
        <Upright x={108} from={80} to={100} letter="A" />
        <Across from={40} to={132} y={124} letter="B" />
        <Across from={146} to={234} y={152} letter="C" />
      </>
    ),
  },
  dumbbells: {
    says: 'A is the length, B the width of a head.',
    drawn: (
      <>
        <rect x={70} y={78} width={100} height={14} className={BODY} />
        <rect x={20} y={50} width={52} height={70} rx={6} className={BODY} />
        <rect x={168} y={50} width={52} height={70} rx={6} className={BODY} />
        <Across from={20} to={220} y={148} letter="A" />
        <Upright x={194} from={50} to={120} letter="B" />
      </>
    ),
  },
  dumbbellRack: {
    says: 'A is the gap between the rails of a tier, B the width of a tier.',
    drawn: (
      <>
        <rect x={16} y={30} width={130} height={10} className={BODY} />
        <rect x={16} y={80} width={130} height={10} className={BODY} />
        <path className="fill-none stroke-ink stroke-3" d="M20 20v150M142 20v150" />
        <rect x={176} y={60} width={18} height={12} className={BODY} />
        <rect x={218} y={60} width={18} height={12} className={BODY} />
        <circle cx={206} cy={50} r={20} className={FAINT} />
        <Across from={194} to={218} y={90} letter="A" />
        <Across from={16} to={146} y={130} letter="B" />
      </>
    ),
  },
  barHolder: {
    says: 'A is the inside of a tube.',
    drawn: (
      <>
        <rect x={60} y={40} width={120} height={110} className={BODY} />
        <circle cx={96} cy={95} r={24} className={BODY} />
        <circle cx={146} cy={95} r={24} className={BODY} />
        <Across from={72} to={120} y={95} letter="A" />
      </>
    ),
  },
};

export function FitDrawing({ part }: { readonly part: FactPartName }) {
  const { says, drawn } = DRAWINGS[part];
  return (
    <svg viewBox="0 0 240 180" role="img" aria-label={says} className="block h-auto w-full max-w-70">
      {drawn}
    </svg>
  );
}
