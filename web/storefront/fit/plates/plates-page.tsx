import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import type { FitAssumptions } from '../../../../domain/fit/assumptions.ts';
import { USUAL_COLLAR } from '../../../../domain/fit/bars.ts';
import { answerPlates } from '../../../../domain/fit/plate-answer.ts';
import type { PlateRange } from '../../../../domain/fit/plate-range.ts';
import { formatMm } from '../../../../domain/fit/verdict.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { SeeAllProducts } from '../../catalogue/shop/listing-states.tsx';
import { revalidateOnPathChange } from '../../catalogue/shop/revalidate-on-path-change.ts';
import { head } from '../../head.ts';
import { PageHead } from '../../page-head.tsx';
import { useOwned } from '../owned.ts';
import type { Route } from './+types/plates-page';
import { LoadedBar } from './loaded-bar.tsx';
import { Answer } from './plate-answer.tsx';
import { PlateForm } from './plate-form.tsx';
import {
  type Chosen,
  chosenOf,
  ownedPairs,
  type PlateQuery,
  readQuery,
  TARGET_MAX,
  targetOf,
  writeQuery,
} from './plate-query.ts';
import { SideTable, Weights } from './plate-tables.tsx';
import { readPlateRange } from './plates.server.ts';
import { kgText, sideText } from './side-text.ts';

export const loader = ({ context }: Route.LoaderArgs) => readPlateRange(context);

export const shouldRevalidate = revalidateOnPathChange;

export const meta: Route.MetaFunction = (page) =>
  head(page, {
    title: 'Plate Calculator',
    description:
      'Enter a weight, your bar and your plates. See what goes on each side, drawn to scale, and the cheapest plates you still need.',
  });

/** One page for everybody: target, bar and kind of plates stand in the address, what is owned in the browser. */
export default function PlatesPage({ loaderData: { range, assumptions } }: Route.ComponentProps) {
  const isAlive = useHydrated();
  const [search] = useSearchParams();
  const owned = useOwned();
  const asked = isAlive ? readQuery(search) : {};
  const chosen = chosenOf(asked, owned.things, range);
  return (
    <div className="pt-10 pb-(--section)">
      <div className="wrap">
        <PageHead title="Plate Calculator" lead="What to put on each side, drawn to scale." />
      </div>
      {chosen === undefined ? (
        <div className="wrap">
          <EmptyState title="No bars yet" action={<SeeAllProducts />}>
            The calculator needs a bar to load.
          </EmptyState>
        </div>
      ) : (
        <Calculator range={range} assumptions={assumptions} asked={asked} chosen={chosen} owned={owned} />
      )}
    </div>
  );
}

interface CalculatorProps {
  readonly range: PlateRange;
  readonly assumptions: FitAssumptions;
  readonly asked: PlateQuery;
  readonly chosen: Chosen;
  readonly owned: ReturnType<typeof useOwned>;
}

function Calculator({ range, assumptions, asked, chosen, owned }: CalculatorProps) {
  const navigate = useNavigate();
  const cause = useNavigationType();
  const { bar, kind, target: wanted } = chosen;
  const answer = useMemo(
    () =>
      answerPlates({ target: wanted, bar, kind, range, assumptions, owned: ownedPairs(owned.things, range) }),
    [wanted, bar, kind, range, assumptions, owned.things],
  );
  const { side, target } = answer;
  /** The address follows a moment later: a second change in that moment must not undo the first. */
  const latest = useRef(asked);
  const search = writeQuery(asked);
  // Back, Forward and links change the address without a button of ours; ours replace it, and may arrive late.
  useEffect(() => {
    if (cause !== 'REPLACE') latest.current = readQuery(new URLSearchParams(search));
  }, [cause, search]);
  const ask = (more: PlateQuery) => {
    latest.current = { ...latest.current, ...more };
    void navigate(`?${writeQuery(latest.current)}`, { replace: true, preventScrollReset: true });
  };
  const askFor = (kg: number) => ask({ target: String(Math.min(TARGET_MAX, Math.max(bar.kg, kg))) });
  const step = (by: number) => askFor(Math.max(bar.kg, targetOf(latest.current.target) ?? target) + by);
  const isMissing = side.some((plate) => plate.isMissing);
  return (
    <>
      <section className="border-t-2 border-b-2 border-ink bg-studio py-4" aria-label="The loaded bar">
        <div className="wrap">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="lettering text-4xl font-black">
              {kgText(target)} <small className="text-2xl">kg</small>
            </p>
            <p>
              Each side: <b className="lettering text-xl font-heavy">{sideText(side) || 'nothing'}</b>
              {isMissing && (
                <span className="font-bold text-orange-deep">, plates in orange still needed</span>
              )}
            </p>
          </div>
          <LoadedBar bar={bar} name={chosen.barName} side={side} />
        </div>
      </section>
      <div className="wrap grid gap-8 pt-6 md:grid-cols-2 xl:grid-cols-[320px_minmax(0,1fr)_340px] xl:gap-12">
        <div>
          <noscript>
            <p className="mb-4">Choosing your own bar and plates needs JavaScript. This is an example.</p>
          </noscript>
          <PlateForm
            range={range}
            chosen={chosen}
            target={target}
            owned={owned}
            onAsk={ask}
            onTarget={askFor}
            onStep={step}
          />
        </div>
        <Answer answer={answer} onTarget={askFor} />
        <div className="grid content-start gap-6 max-xl:md:col-span-2">
          <SideTable bar={bar} side={side} />
          <Weights weights={answer.weights} target={target} />
          <HowWeReckon {...assumptions} />
        </div>
      </div>
    </>
  );
}

function HowWeReckon({ comfortableLoadPercent }: Pick<FitAssumptions, 'comfortableLoadPercent'>) {
  return (
    <p className="text-md text-steel">
      Plates go on in pairs, the heaviest inside. The weight is the bar and both sides. We assume a clamp
      collar of {formatMm(USUAL_COLLAR)}, and show a bar as heavy from {comfortableLoadPercent}% of its
      rating.
    </p>
  );
}
