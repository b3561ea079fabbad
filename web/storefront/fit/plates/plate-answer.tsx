import { useState } from 'react';
import { Link } from 'react-router';
import type { Purchase } from '../../../../domain/fit/buy-plates.ts';
import type { PlateAnswer } from '../../../../domain/fit/plate-answer.ts';
import type { PlatePack } from '../../../../domain/fit/plate-range.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCart } from '../../cart/cart-store.ts';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { ownedKey } from '../owned-record.ts';
import { Verdict } from '../verdict.tsx';
import { sideText } from './side-text.ts';

const HEADING = 'border-b-2 border-ink pb-2.5 text-xl normal-case';

interface AnswerProps {
  readonly answer: PlateAnswer;
  readonly onTarget: (kg: number) => void;
}

export function Answer({ answer, onTarget }: AnswerProps) {
  const { verdict, title, words, near, remedies, target, steps } = answer;
  return (
    <div className="grid content-start gap-4">
      <Verdict sign={verdict} title={title}>
        {words !== '' && <p className="text-md">{words}</p>}
      </Verdict>
      {near.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {near.map((kg) => (
            <Button key={kg} size="small" onClick={() => onTarget(kg)}>
              Load <span className="normal-case">{formatKg(kg)}</span> instead
            </Button>
          ))}
        </div>
      )}
      {remedies.length > 0 && (
        <section>
          <h2 className={HEADING}>To reach {formatKg(target)}, cheapest first</h2>
          <ul>
            {remedies.map((remedy, place) => (
              <Offer key={keyOf(remedy)} purchase={remedy} isFirst={place === 0}>
                Each side: {sideText(remedy.side)}
                {steps !== null &&
                  keyOf(remedy) === keyOf(steps) &&
                  '. You can then load every 2.5\u00a0kg step.'}
              </Offer>
            ))}
          </ul>
        </section>
      )}
      {steps !== null && steps.items.length > 0 && !remedies.some((each) => keyOf(each) === keyOf(steps)) && (
        <section>
          <h2 className={HEADING}>Every 2.5&nbsp;kg step up to {formatKg(target)}</h2>
          <ul>
            <Offer purchase={steps} isFirst={false}>
              The cheapest plates to add to yours.
            </Offer>
          </ul>
        </section>
      )}
    </div>
  );
}

const keyOf = ({ items }: Purchase<PlatePack>) =>
  items
    .map(({ offer, quantity }) => `${quantity} ${ownedKey(offer)}`)
    .sort()
    .join();

interface OfferProps {
  readonly purchase: Purchase<PlatePack>;
  readonly isFirst: boolean;
  readonly children: React.ReactNode;
}

function Offer({ purchase: { items, paise }, isFirst, children }: OfferProps) {
  const add = useCart((cart) => cart.add);
  const open = useCart((cart) => cart.open);
  const [isAdding, setAdding] = useState(false);
  const { show } = useShownPrices(items[0]?.offer);
  const names = items.map(({ offer, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${offer.name}`);
  const addAll = async () => {
    setAdding(true);
    let added = 0;
    for (const { offer, quantity } of items) {
      const { productId, variant, variantType } = offer;
      if (await add({ productId, variant, variantType, quantity })) added += 1;
    }
    setAdding(false);
    if (added < items.length) showToast({ kind: 'error', text: 'We couldn’t add everything to your cart.' });
    if (added > 0) open();
  };
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-b border-line py-3 sm:grid-cols-[64px_minmax(0,1fr)_auto]">
      <Picture
        className="aspect-square w-full rounded-sm object-cover"
        src={items[0]?.offer.image ?? ''}
        alt=""
        width={400}
        sizes="64px"
      />
      <div className="min-w-0">
        {items.map(({ offer }, place) => (
          <Link
            key={ownedKey(offer)}
            className="flex min-h-11 items-center py-1 lettering text-lg leading-tight font-heavy no-underline hover:underline lg:min-h-8"
            to={offer.address}
            prefetch="intent"
          >
            {names[place]}
          </Link>
        ))}
        <p className="text-md text-graphite">{children}</p>
      </div>
      <div className="flex items-center justify-between content-start gap-3 max-sm:col-start-2 sm:grid sm:justify-items-end sm:gap-1.5">
        <b className="font-display text-xl font-black">{show(paise)}</b>
        <Button kind={isFirst ? 'primary' : 'outline'} size="small" busy={isAdding} onClick={addAll}>
          {items.length > 1 ? 'Add all' : 'Add'}
          <span className="sr-only"> to cart: {names.join(', ')}</span>
        </Button>
      </div>
    </li>
  );
}
