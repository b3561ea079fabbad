import { PLACEHOLDER_IMAGE } from '../../../../domain/catalogue/images.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { BOX } from '../../frame/admin-page.tsx';
import { isOwnPicture } from '../thumb.tsx';
import type { CardPrice } from './typed-product.ts';

interface CardPreviewProps {
  readonly name: string;
  readonly picture: string | undefined;
  readonly card: CardPrice | undefined;
}

export function CardPreview({ name, picture = '', card }: CardPreviewProps) {
  return (
    <section className={`${BOX} self-start p-4 lg:sticky lg:top-0`} aria-label="Card preview">
      <h3 className="mb-3">Card preview</h3>
      <div className="max-lg:grid max-lg:grid-cols-[8rem_minmax(0,1fr)] max-lg:gap-3">
        <Picture
          className="aspect-square w-full rounded-sm bg-studio object-cover"
          src={isOwnPicture(picture) ? picture : PLACEHOLDER_IMAGE}
          alt=""
          width={400}
          height={400}
          sizes="220px"
        />
        <div className="wrap-anywhere lg:mt-3">
          <p className="font-display text-lg leading-tight font-strong">{name.trim() || 'No name yet'}</p>
          {card === undefined ? (
            <p className="mt-1 text-steel">No price yet</p>
          ) : (
            <p className="mt-1">
              <b className="text-lg">{card.price}</b>{' '}
              {card.list !== undefined && <s className="text-sm text-steel">{card.list}</s>}
            </p>
          )}
          {card?.canBeBought === false && (
            <p className="mt-2">
              <Badge tone="red">Out of Stock</Badge>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
