import { memo, type PointerEvent, type RefCallback, useId, useMemo, useState } from 'react';
import { factsOfLine } from '../../../domain/fit/cart-items.ts';
import { judgeRoom, tooLowText, verdictInRoom } from '../../../domain/fit/room.ts';
import { usedWith } from '../../../domain/fit/used-with.ts';
import { type FitCheck, formatLength, formatMm } from '../../../domain/fit/verdict.ts';
import { cheapestSelection, effectivePrice, offered, variantName } from '../../../domain/pricing/price.ts';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { SelectInput } from '../../ui/control.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import { useShownPrices } from '../pricing/shown-prices.ts';
import { PartHead } from './findings-list.tsx';
import { shortName } from './range.ts';
import type { Planner } from './use-planner.ts';

export interface Chosen {
  readonly productId: string;
  readonly variant?: string | undefined;
}

interface RangeListProps {
  readonly planner: Planner;
  readonly onPut: (chosen: Chosen, name: string) => void;
  readonly onDrag: (event: PointerEvent, chosen: Chosen) => void;
  readonly list: RefCallback<HTMLElement>;
}

/** Our range, by default what has room here when each product is judged as on its own page. */
export const RangeList = memo(function RangeList({ planner, onPut, onDrag, list }: RangeListProps) {
  const { range, plan, basis } = planner;
  const title = useId();
  const [isFitting, setFitting] = useState(true);
  const { room, lifterHeight } = plan;
  const judged = useMemo(
    () =>
      range.products.map((product) => {
        const checksOf = (variant: string | undefined): FitCheck[] => {
          const facts = factsOfLine({ product, variant });
          const use = usedWith(facts, [{ facts }, ...basis.owned], lifterHeight);
          return judgeRoom(facts, room, use, basis.assumptions);
        };
        const variants = offered(product).map((selection) => checksOf(variantName(selection)));
        const fitting = variants.find((checks) => verdictInRoom(checks) !== 'does not fit');
        return { product, isFitting: fitting !== undefined, low: fitting ? tooLowText(fitting) : null };
      }),
    [range, basis, room, lifterHeight],
  );
  const shown = judged.filter((each) => !isFitting || each.isFitting);
  return (
    <section className="min-w-0 min-[1200px]:order-first min-[1200px]:row-span-2" aria-labelledby={title}>
      <PartHead id={title} title="Our range" note="drag, or press +" />
      <Checkbox
        label="Only what fits this room"
        checked={isFitting}
        onChange={(event) => setFitting(event.target.checked)}
      />
      <ul
        className="-mx-(--gutter) flex gap-2.5 overflow-x-auto overscroll-x-contain px-(--gutter) pb-2 md:m-0 md:grid md:max-h-180 md:gap-0 md:overflow-x-hidden md:overflow-y-auto md:p-0 min-[1200px]:max-h-225"
        ref={list}
      >
        {shown.map(({ product, low }) => (
          <Row key={product.id} product={product} low={low} onPut={onPut} onDrag={onDrag} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="text-md text-steel">None of our products fit a room this small.</p>
      )}
    </section>
  );
});

/** A card of a rail to swipe on a phone, a line of a list beside the plan. Held by a finger, it is lifted instead of its menu. */
const ROW =
  'grid w-37 flex-none grid-rows-[auto_1fr_auto] gap-1.5 border-[1.5px] border-line px-2 py-2 [-webkit-touch-callout:none] md:w-auto md:grid-cols-[56px_minmax(0,1fr)_44px] md:grid-rows-none md:items-center md:gap-x-2.5 md:gap-y-0.5 md:border-0 md:border-b md:pr-1 md:pl-0 md:select-none [&.is-held]:border-orange [&.is-held]:bg-orange-tint [&.is-held]:select-none [@media(hover:hover)]:cursor-grab';

interface RowProps extends Pick<RangeListProps, 'onPut' | 'onDrag'> {
  readonly product: ListedProduct;
  readonly low: string | null;
}

function Row({ product, low, onPut, onDrag }: RowProps) {
  const choices = offered(product).flatMap((selection) => variantName(selection) ?? []);
  const [variant, setVariant] = useState(() => variantName(cheapestSelection(product)));
  const { show } = useShownPrices(product);
  const name = shortName(product.name);
  const [image = ''] = product.images;
  const chosen = { productId: product.id, variant };
  return (
    <li
      className={ROW}
      onPointerDown={(event) => onDrag(event, chosen)}
      onDragStart={(event) => event.preventDefault()}
    >
      <Picture src={image} alt="" width={56} sizes="76px" className="h-19 w-full object-contain md:size-14" />
      <div className="min-w-0">
        <b className="lettering block leading-tight font-heavy">{name}</b>
        <span className="block text-sm text-steel">{sizeText(product, variant)}</span>
        <span className="block text-sm text-steel">{show(effectivePrice(product, { variant }))}</span>
        {low !== null && <span className="block text-sm text-amber">{low}</span>}
        {choices.length > 1 && (
          <SelectInput
            small
            className="mt-1"
            aria-label={`${name}: which one`}
            value={variant}
            onChange={(event) => setVariant(event.target.value)}
          >
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SelectInput>
        )}
      </div>
      <IconButton
        boxed
        icon="plus"
        label={`Add ${name} to the room`}
        className="w-full md:w-11"
        onClick={() => onPut(chosen, name)}
      />
    </li>
  );
}

/** '1,225 × 1,370 mm', '140 mm deep when folded'; of a bar what a rack asks for. */
function sizeText(product: ListedProduct, variant: string | undefined): string {
  const { body, bar } = factsOfLine({ product, variant });
  if (body?.foldedDepth !== undefined) return `${formatMm(body.foldedDepth)} deep when folded`;
  if (body) return `${formatLength(body.width)} × ${formatMm(body.depth)}`;
  if (bar?.between !== undefined) return `between the collars ${formatMm(bar.between)}`;
  return 'takes no floor space';
}
