import { type ReactNode, useRef } from 'react';
import type { FitProduct } from '../../../domain/fit/cart-items.ts';
import { formatMetres } from '../../../domain/fit/room.ts';
import { formatMeasure } from '../../../domain/fit/rule-text.ts';
import { formatDifference } from '../../../domain/fit/verdict.ts';
import type { Selection } from '../../../domain/pricing/price.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSize } from '../../ui/use-size.ts';
import type { DrawnProduct } from './drawing-parts.tsx';
import { GoesWith, InsteadList } from './goes-with-lists.tsx';
import { OwnedBox } from './owned-box.tsx';
import { answerOf, checkName, reckonedWith, verdictLabel } from './product-answer.ts';
import { type JudgedProduct, useJudgedProduct } from './product-judged.ts';
import { Verdict, VerdictSign } from './verdict.tsx';
import { ViewFromAbove } from './view-from-above.tsx';
import { ViewFromSide } from './view-from-side.tsx';

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
          const { word, colour } = verdictLabel(check ?? need);
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
                  <span className="text-steel">Enter your room</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ProductFitProps {
  readonly product: FitProduct;
  readonly selection: Selection;
}

function Hint({ product, selection }: ProductFitProps) {
  const judged = useJudgedProduct(product, selection);
  if (judged === null) return <b>Does it fit?</b>;
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
  if (judged === null) return null;
  const { isInRoom, range } = judged;
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
              <RoomDrawings {...judged} />
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

/** What comes when the section is near, in one piece. */
export default { Panel, Hint };

interface SheetProps {
  readonly title: string;
  readonly note: string;
  readonly children: (width: number) => ReactNode;
}

/** Drawn again at the width it is shown, so that its words never shrink. */
function Sheet({ title, note, children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  return (
    <figure className="m-0 min-w-0 rounded-sm bg-studio">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3">
        <b className="lettering text-lg font-strong">{title}</b>
        <span className="text-sm text-steel">{note}</span>
      </figcaption>
      <div ref={box} className="min-h-60">
        {width > 0 && children(width)}
      </div>
    </figure>
  );
}

function RoomDrawings(drawn: DrawnProduct) {
  const { facts, room } = drawn;
  const isRoomKnown = room.width !== undefined && room.depth !== undefined;
  return (
    <>
      {facts.body && (
        <Sheet title="From the side" note="height and depth">
          {(width) => <ViewFromSide {...drawn} width={width} />}
        </Sheet>
      )}
      <Sheet
        title="From above"
        note={
          isRoomKnown
            ? `your room, ${formatMetres(room.width ?? 0)} × ${formatMetres(room.depth ?? 0)}`
            : 'floor space'
        }
      >
        {(width) => <ViewFromAbove {...drawn} width={width} />}
      </Sheet>
    </>
  );
}
