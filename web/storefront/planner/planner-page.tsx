import { assumptionsOf, type FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { formatMm } from '../../../domain/fit/verdict.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useShopTerms } from '../cart/shop-terms.ts';
import { NoCatalogue } from '../catalogue/shop/listing-states.tsx';
import { useLoaded } from '../catalogue/use-loaded.ts';
import { head } from '../head.ts';
import type { Route } from './+types/planner-page';
import { readPlanner } from './planner.server.ts';
import { Planner } from './planner.tsx';
import { loadRange } from './range.ts';
import './planner.css';

export const loader = ({ context }: Route.LoaderArgs) => readPlanner(context);

export const meta: Route.MetaFunction = (page) =>
  head(page, {
    title: 'Room Planner',
    description:
      'Plan your home gym to the millimetre: put racks, benches and bars into your room, see what fits under your ceiling, and get the price with GST and freight.',
  });

/** The plan lives in the browser: the server sends the words around it, the same for everybody. */
export default function PlannerPage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  const [terms] = useShopTerms(loaderData.terms);
  const { value: range, hasFailed, retry } = useLoaded(isHydrated ? loadRange : null);
  return (
    <div className="planner wrap pt-5 min-[1200px]:relative">
      <h1 className="mb-3 text-3xl min-[1200px]:absolute min-[1200px]:top-11">Room Planner</h1>
      {range !== null ? (
        <Planner range={range} terms={terms} models={loaderData.models} />
      ) : hasFailed ? (
        <NoCatalogue onRetry={retry} />
      ) : (
        <Waiting />
      )}
      <HowWeReckon assumptions={range?.assumptions ?? assumptionsOf(loaderData)} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid min-h-[70vh] place-content-center bg-studio px-6 py-6 text-center" aria-busy="true">
      <p className="text-steel noscript:hidden" role="status">
        Opening your room
      </p>
      <noscript>
        <p>
          The planner needs JavaScript. Below is what a room needs; every product page lists its dimensions.
        </p>
      </noscript>
    </div>
  );
}

function HowWeReckon({ assumptions }: { readonly assumptions: FitAssumptions }) {
  const { besideBar, besideBarLeast, usualBar, abovePullUpBar, aboveProduct, path, overheadReach } =
    assumptions;
  return (
    <section className="mt-(--section) border-t-2 border-ink pt-4" aria-labelledby="reckon">
      <h2 className="text-2xl" id="reckon">
        How we calculate this
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-x-8 gap-y-3 text-md">
        <li>
          <b>To load a bar</b> you want {formatMm(besideBar)} beside each end; {formatMm(besideBarLeast)} is
          the minimum. So a 7 ft bar of {formatMm(usualBar)} needs {formatMm(usualBar + 2 * besideBar)} of
          wall, and a minimum of {formatMm(usualBar + 2 * besideBarLeast)}.
        </li>
        <li>
          <b>For pull-ups</b> leave {formatMm(abovePullUpBar)} above the bar. Every product needs{' '}
          {formatMm(aboveProduct)} above it.
        </li>
        <li>
          <b>To press standing</b> we allow {overheadReach} times your height, half of the largest plate, and
          a little clearance above it.
        </li>
        <li>
          <b>A path of {formatMm(path)}</b> leads from the door to every product, and the door swings free.
        </li>
      </ul>
      <p className="mt-4 text-md">
        Not sure? <TextLink to="/contact">Send us</TextLink> your room dimensions.
      </p>
    </section>
  );
}
