import type { FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { type FitProduct, factsOfLine } from '../../../domain/fit/cart-items.ts';
import { fitsInstead, goesWith, type Match } from '../../../domain/fit/goes-with.ts';
import type { Carrier } from '../../../domain/fit/rated-load.ts';
import { howHeavy } from '../../../domain/fit/set.ts';
import { formatDifference } from '../../../domain/fit/verdict.ts';
import { cheapestSelection } from '../../../domain/pricing/price.ts';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import { reasonOf, VERDICT_LABELS } from './product-answer.ts';
import type { JudgedProduct } from './product-judged.ts';
import { AddButton, RangeRow } from './range-row.tsx';
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
          const isPartly = instead.verdict === 'does not fit';
          const words = isPartly && worst ? `It stands and can be used. ${reasonOf(worst)}` : worst?.words;
          return (
            <RangeRow
              key={instead.product.id}
              product={instead.product}
              selection={cheapestSelection(instead.product)}
              words={instead.verdict === 'fits' ? 'It stands and can be used here.' : (words ?? '')}
            >
              <b className={isPartly ? 'text-amber' : VERDICT_LABELS[instead.verdict].colour}>
                {isPartly ? 'Fits in part' : VERDICT_LABELS[instead.verdict].word}
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
          <PairsHead sign="fits">What it goes with</PairsHead>
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
            <PairsHead sign="does not fit">Does not go with it</PairsHead>
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
