import type { FitProduct } from '../../../domain/fit/cart-items.ts';
import type { Selection } from '../../../domain/pricing/price.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoesWith, InsteadList } from './goes-with-lists.tsx';
import { OwnedBox } from './owned-box.tsx';
import { answerOf, reckonedWith } from './product-answer.ts';
import { Checks } from './product-checks.tsx';
import { useJudgedProduct } from './product-judged.ts';
import { RoomDrawings } from './room-drawings.tsx';
import { Verdict, VerdictSign } from './verdict.tsx';

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
