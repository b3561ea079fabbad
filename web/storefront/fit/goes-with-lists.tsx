import type { FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { type FitProduct, factsOfLine } from '../../../domain/fit/cart-items.ts';
import { fitsInstead, goesWith, type Match } from '../../../domain/fit/goes-with.ts';
import type { Carrier } from '../../../domain/fit/rated-load.ts';
import { tooLowText } from '../../../domain/fit/room.ts';
import { howHeavy } from '../../../domain/fit/set.ts';
import { formatDifference } from '../../../domain/fit/verdict.ts';
import { cheapestSelection, type Selection } from '../../../domain/pricing/price.ts';
import { Button } from '../../ui/button.tsx';
import { useCart } from '../cart/cart-store.ts';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import { reasonOf, VERDICT_LABELS } from './product-answer.ts';
import type { JudgedProduct } from './product-judged.ts';
import { RangeRow } from './range-row.tsx';
import { type Sign, VerdictSign } from './verdict.tsx';

interface JudgedProps {
  readonly product: FitProduct;
  readonly judged: JudgedProduct;
}

export function InsteadList({ product, judged }: JudgedProps) {
  const { facts, range, room, use, assumptions } = judged;
  const found = fitsInstead({ id: product.id, facts }, range, room, use, assumptions);
  if (found.length === 0) return null;
  return (
    <section>
      <h3 className="border-b-2 border-ink pb-2.5 text-xl normal-case">What fits your room instead</h3>
      <ul>
        {found.map((instead) => {
          const worst = instead.checks.find(({ verdict }) => verdict === instead.verdict);
          const low = tooLowText(instead.checks);
          const words = low !== null && worst ? `${low}. ${reasonOf(worst)}` : worst?.words;
          return (
            <RangeRow
              key={instead.product.id}
              product={instead.product}
              selection={cheapestSelection(instead.product)}
              words={instead.verdict === 'fits' ? 'It fits and can be used here.' : (words ?? '')}
            >
              <b className={low === null ? VERDICT_LABELS[instead.verdict].colour : 'text-amber'}>
                {low === null ? VERDICT_LABELS[instead.verdict].word : 'Fits partly'}
              </b>
            </RangeRow>
          );
        })}
      </ul>
    </section>
  );
}

export function GoesWith({ product, judged: { facts, range, assumptions } }: JudgedProps) {
  const { fits, not } = goesWith({ id: product.id, facts }, range);
  const heavy = heavyText(product.name, facts, fits, assumptions);
  if (fits.length === 0 && not.length === 0) return null;
  return (
    <div className="mt-10 grid gap-8 lg:grid-cols-2 lg:gap-10">
      {fits.length > 0 && (
        <section>
          <PairsHead sign="fits">Works with</PairsHead>
          <ul>
            {fits.map(({ product: other, selection, check }) => (
              <RangeRow key={other.id} product={other} selection={selection} words={check.words}>
                <AddButton product={other} selection={selection} />
              </RangeRow>
            ))}
          </ul>
        </section>
      )}
      <div className="grid content-start gap-4">
        {not.length > 0 && (
          <section>
            <PairsHead sign="does not fit">Not compatible</PairsHead>
            <ul>
              {not.map(({ product: other, selection, check }) => (
                <RangeRow
                  key={other.id}
                  product={other}
                  words={check.words}
                  selection={selection}
                  isPriced={false}
                >
                  <b className="text-md text-red">
                    {check.rule === 'bar in rack' ? formatDifference(check) : 'Does not fit'}
                  </b>
                </RangeRow>
              ))}
            </ul>
          </section>
        )}
        {heavy !== null && (
          <p className="border-l-4 border-ink bg-studio px-4 py-3 text-md">
            <b>How heavy?</b> {heavy}
          </p>
        )}
      </div>
    </div>
  );
}

function heavyText(
  name: string,
  { bar, rack, bench }: JudgedProduct['facts'],
  fits: readonly Match<ListedProduct>[],
  assumptions: FitAssumptions,
): string | null {
  const rated = (carrier: string, ratedLoad: number | undefined): Carrier[] =>
    ratedLoad === undefined ? [] : [{ name: `the ${carrier}`, ratedLoad }];
  const own = rated(name, bar?.ratedLoad ?? rack?.ratedLoad ?? bench?.ratedLoad);
  if (own.length === 0) return null;
  const partner = fits
    .map(({ product, selection }) => ({
      product,
      facts: factsOfLine({ product, variant: selection.variant }),
    }))
    .find(({ facts }) => ((rack ?? bench) ? facts.bar : facts.rack)?.ratedLoad !== undefined);
  const others = partner
    ? rated(partner.product.name, partner.facts.bar?.ratedLoad ?? partner.facts.rack?.ratedLoad)
    : [];
  return howHeavy([...own, ...others], assumptions);
}

function PairsHead({ sign, children }: { readonly sign: Sign; readonly children: string }) {
  return (
    <h3 className="flex items-center gap-2.5 border-b-2 border-ink pb-3 text-2xl normal-case">
      <VerdictSign sign={sign} />
      {children}
    </h3>
  );
}

function AddButton({
  product,
  selection,
}: {
  readonly product: ListedProduct;
  readonly selection: Selection;
}) {
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  return (
    <Button
      size="small"
      aria-label={`Add ${product.name} to cart`}
      onClick={() => {
        void add({ productId: product.id, ...selection, product }).then((isAdded) => isAdded && open());
      }}
    >
      Add
    </Button>
  );
}
