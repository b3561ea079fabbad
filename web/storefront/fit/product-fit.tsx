import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { variantImage } from '../../../domain/catalogue/variant-images.ts';
import { FIT_ASSUMPTIONS } from '../../../domain/fit/assumptions.ts';
import type { FitProduct } from '../../../domain/fit/cart-items.ts';
import { factsOfLine } from '../../../domain/fit/cart-items.ts';
import { fitsInstead, goesWith, type Match } from '../../../domain/fit/goes-with.ts';
import type { Carrier } from '../../../domain/fit/loads.ts';
import { formatMetres } from '../../../domain/fit/room.ts';
import { howHeavy } from '../../../domain/fit/set.ts';
import {
  type FitCheck,
  type FitRule,
  type Verdict as FitVerdict,
  formatDifference,
  formatMm,
} from '../../../domain/fit/verdict.ts';
import { formatMeasure, wordsOf } from '../../../domain/fit/words.ts';
import { cheapestSelection, effectivePrice, type Selection } from '../../../domain/pricing/price.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useCart } from '../cart/cart-store.ts';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import { OwnedBox } from './owned-box.tsx';
import { type JudgedProduct, useJudgedProduct } from './product-judged.ts';
import { RoomDrawings } from './room-drawings.tsx';
import { type Sign, Verdict, VerdictSign } from './verdict.tsx';

interface ProductFitProps {
  readonly product: FitProduct;
  readonly selection: Selection;
}

const ROOM_WORDS: Partial<Record<FitRule, { readonly check: string; readonly needs: string }>> = {
  height: { check: 'It stands', needs: 'Standing it up needs' },
  'pull-ups': { check: 'Pull-ups', needs: 'Pull-ups need' },
  'press overhead': { check: 'Pressing overhead', needs: 'Pressing overhead needs' },
  'width for the bar': { check: 'Width for the bar', needs: 'The bar needs a width of' },
  width: { check: 'Width', needs: 'It needs a width of' },
  depth: { check: 'Depth', needs: 'It needs a depth of' },
  'drawing a bar': { check: 'Drawing a bar out', needs: 'Drawing a bar out needs' },
};

const checkName = (rule: FitRule) => ROOM_WORDS[rule]?.check ?? wordsOf(rule).check;

const VERDICT_WORDS: Readonly<Record<FitVerdict, { readonly word: string; readonly colour: string }>> = {
  fits: { word: 'Fits', colour: 'text-green' },
  tight: { word: 'Tight', colour: 'text-amber' },
  'does not fit': { word: 'Does not fit', colour: 'text-red' },
};

/** 'Pull-ups need 2,590 mm; you have 2,400 mm.' */
function reasonOf(check: FitCheck): string {
  const words = ROOM_WORDS[check.rule];
  return words ? `${words.needs} ${formatMm(check.needs)}; you have ${formatMm(check.has)}.` : check.words;
}

/** What is said about the product: in one line, and in full. */
function answerOf({ verdict, checks, findings, needs, isInRoom, facts }: JudgedProduct): {
  readonly sign: Sign;
  readonly title: string;
  readonly why: string;
  readonly short: string;
} {
  const at = (rule: FitRule) => needs.find((check) => check.rule === rule);
  if (verdict === undefined) {
    const [stands, pullUps, width] = [at('height'), at('pull-ups'), at('width for the bar') ?? at('width')];
    const depth = at('depth');
    const ceiling = stands && `It stands under ${formatMetres(stands.needs)} of ceiling`;
    const why = [
      ceiling && `${ceiling}${pullUps ? `; pull-ups want ${formatMetres(pullUps.needs)}` : ''}.`,
      width &&
        depth &&
        `With the space to use it, it takes ${formatMetres(width.needs)} × ${formatMetres(depth.needs)} of floor.`,
      isInRoom
        ? 'Tell us your room and we draw it in.'
        : 'Tell us what you own and we check that they go together.',
    ];
    return {
      sign: 'open',
      title: isInRoom ? 'Will it fit your room?' : 'Will it go with what you own?',
      why: why.filter(Boolean).join(' '),
      short: stands ? `Needs ${formatMetres(stands.needs)} of ceiling.` : 'See what it goes with.',
    };
  }
  const all = [...checks, ...findings.map(({ check }) => check)];
  const of = (wanted: FitVerdict) => all.filter((check) => check.verdict === wanted);
  const bad = of('does not fit');
  if (verdict === 'does not fit') {
    const isPair = checks.every((check) => check.verdict !== 'does not fit');
    const stands = checks.some(({ rule, verdict: own }) => rule === 'height' && own !== 'does not fit');
    return {
      sign: verdict,
      title: isPair
        ? 'It does not go with what you own.'
        : stands && facts.rack
          ? 'It stands, but you cannot train in it.'
          : 'It does not fit this room.',
      why: bad.map(reasonOf).join(' '),
      short: isPair
        ? 'Does not go with what you own.'
        : `Does not fit your room: ${bad.length} of ${all.length} checks.`,
    };
  }
  if (verdict === 'tight')
    return {
      sign: verdict,
      title: 'It fits, but only just.',
      why: of('tight')
        .map((check) => `${reasonOf(check)} ${ROOM_WORDS[check.rule] ? check.words : ''}`.trim())
        .join(' '),
      short: `Tight: ${checkName(of('tight')[0]?.rule ?? 'width').toLowerCase()}.`,
    };
  const isAsked = checks.length < needs.length;
  return {
    sign: verdict,
    title: isAsked && isInRoom ? 'What you have told us fits.' : 'It fits, with room to spare.',
    why:
      checks.length > 0
        ? 'Everything we checked has the space it needs.'
        : all.map(({ words }) => words).join(' '),
    short: checks.length > 0 ? 'Fits your room.' : 'Goes with what you own.',
  };
}

/** Beside the button to buy, as soon as something is known of the shopper's home. */
function Hint({ product, selection }: ProductFitProps) {
  const judged = useJudgedProduct(product, selection);
  const { sign, short } = answerOf(judged);
  return (
    <>
      <VerdictSign sign={sign} />
      <span>{short}</span>
    </>
  );
}

function Panel({ product, selection }: ProductFitProps) {
  const judged = useJudgedProduct(product, selection);
  const { facts, room, use, isInRoom, range } = judged;
  const { sign, title, why } = answerOf(judged);
  const isRefused = judged.checks.some(({ verdict }) => verdict === 'does not fit');
  return (
    <>
      <div
        className={
          isInRoom ? 'grid gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-10' : 'grid gap-6'
        }
      >
        <div className="grid min-w-0 content-start gap-6 xl:order-2">
          <Verdict sign={sign} title={title}>
            <p className="text-md">{why}</p>
          </Verdict>
          <OwnedBox range={range} asksForRoom={isInRoom} />
          {isRefused && <InsteadList product={product} judged={judged} />}
          {isInRoom && (
            <ButtonLink to="/planner" block>
              Plan this room
            </ButtonLink>
          )}
        </div>
        {isInRoom && (
          <div className="grid min-w-0 content-start gap-6">
            <div className="grid gap-3 md:grid-cols-2">
              <RoomDrawings facts={facts} room={room} use={use} />
              <p className="text-sm text-steel md:col-span-2">{reckonedWith(judged)}</p>
            </div>
            <Checks judged={judged} />
          </div>
        )}
      </div>
      <GoesWith product={product} judged={judged} />
    </>
  );
}

/** 'We reckon with …': every number that nobody has measured. */
function reckonedWith({ facts, use, needs }: JudgedProduct): string {
  const { space, rack } = facts;
  const has = (rule: FitRule) => needs.some((check) => check.rule === rule);
  const lifter = use.lifterHeight ?? FIT_ASSUMPTIONS.lifterHeight;
  const parts = [
    has('width for the bar') &&
      `${formatMm(FIT_ASSUMPTIONS.besideBar)} beyond each end of the bar to slide plates on (${formatMm(FIT_ASSUMPTIONS.besideBarLeast)} is tight)`,
    space && space.front > 0 && `${formatMm(space.front)} in front`,
    space && space.behind > 0 && `${formatMm(space.behind)} behind`,
    has('pull-ups') && `your chin ${formatMm(FIT_ASSUMPTIONS.abovePullUpBar)} over the pull-up bar`,
    has('press overhead') &&
      `an overhead reach of ${FIT_ASSUMPTIONS.overheadReach} × your height${use.lifterHeight === undefined ? ` (${formatMetres(lifter)})` : ''}, with plates of ${formatMm(FIT_ASSUMPTIONS.usualPlate)}`,
    !rack && `${formatMm(FIT_ASSUMPTIONS.aboveProduct)} above it`,
  ].filter((part) => typeof part === 'string');
  const [last, ...others] = parts.reverse();
  return `We reckon with ${others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`}.`;
}

const HEAD = 'border-b-2 border-ink py-2 text-sm font-bold';
const CELL = 'border-b border-line py-2 align-top';
const FIGURE = 'lettering text-lg whitespace-nowrap';

function Checks({ judged: { needs, checks } }: { readonly judged: JudgedProduct }) {
  return (
    <table className="w-full text-md">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            Check, in millimetres
          </th>
          <th scope="col" className={`${HEAD} px-2 text-right`}>
            Needs
          </th>
          <th scope="col" className={`${HEAD} px-2 text-right sm:whitespace-nowrap`}>
            You have
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Verdict
          </th>
        </tr>
      </thead>
      <tbody>
        {needs.map((need) => {
          const check = checks.find(({ rule }) => rule === need.rule);
          const { word, colour } = VERDICT_WORDS[check?.verdict ?? 'fits'];
          return (
            <tr key={need.rule}>
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                {checkName(need.rule)}
                <span className="block text-sm font-normal text-steel">{need.words}</span>
              </th>
              <td className={`${CELL} ${FIGURE} px-2 text-right`}>
                {formatMeasure((check ?? need).needs, need.unit)}
              </td>
              <td className={`${CELL} ${FIGURE} px-2 text-right`}>
                {check ? formatMeasure(check.has, check.unit) : '–'}
              </td>
              <td className={`${CELL} text-right sm:whitespace-nowrap`}>
                {check ? (
                  <>
                    <span className={`font-semibold ${colour}`}>{word}</span>
                    <span className="block text-sm text-steel">{formatDifference(check)}</span>
                  </>
                ) : (
                  <span className="text-steel">Not asked yet</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface JudgedProps {
  readonly product: FitProduct;
  readonly judged: JudgedProduct;
}

function InsteadList({ product, judged: { facts, range, room, use } }: JudgedProps) {
  const found = fitsInstead({ id: product.id, facts }, range, room, use);
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
              <b className={isPartly ? 'text-amber' : VERDICT_WORDS[instead.verdict].colour}>
                {isPartly ? 'Fits in part' : VERDICT_WORDS[instead.verdict].word}
              </b>
            </RangeRow>
          );
        })}
      </ul>
    </section>
  );
}

function GoesWith({ product, judged: { facts, range } }: JudgedProps) {
  const { fits, not } = goesWith({ id: product.id, facts }, range);
  const heavy = heavyWords(product.name, facts, fits);
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

/** The weakest of the product and the first that goes with it and carries the same load. */
function heavyWords(
  name: string,
  { bar, rack, bench }: JudgedProduct['facts'],
  fits: readonly Match<ListedProduct>[],
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
  return howHeavy([
    ...own,
    ...(partner
      ? rated(partner.product.name, partner.facts.bar?.ratedLoad ?? partner.facts.rack?.ratedLoad)
      : []),
  ]);
}

function PairsHead({ sign, children }: { readonly sign: Sign; readonly children: string }) {
  return (
    <h3 className="flex items-center gap-2.5 border-b-2 border-ink pb-3 text-2xl normal-case">
      <VerdictSign sign={sign} />
      {children}
    </h3>
  );
}

interface RangeRowProps {
  readonly product: ListedProduct;
  readonly selection: Selection;
  readonly words: string;
  readonly isPriced?: boolean;
  readonly children?: ReactNode;
}

function RangeRow({ product, selection, words, isPriced = true, children }: RangeRowProps) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 border-b border-line py-3 sm:grid-cols-[64px_minmax(0,1fr)_auto]">
      <Picture
        className="size-16 self-start rounded-sm object-cover"
        src={variantImage(product, selection)}
        alt=""
        width={128}
        height={128}
        sizes="64px"
      />
      <div className="min-w-0">
        <Link
          className="lettering flex min-h-11 items-center text-lg leading-tight font-strong no-underline hover:underline sm:min-h-0"
          to={`/product/${product.slug}`}
        >
          {product.name}
        </Link>
        <p className="text-md text-graphite">{words}</p>
      </div>
      <div className="col-start-2 flex items-center justify-between gap-3 sm:col-start-3 sm:grid sm:justify-items-end sm:gap-1.5">
        {isPriced && (
          <b className="lettering text-lg font-black">{formatRupees(effectivePrice(product, selection))}</b>
        )}
        {children}
      </div>
    </li>
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

/** What comes when the section is near, in one piece. */
export default { Panel, Hint };
