import { Link } from 'react-router';
import { rupees } from '../../../domain/pricing/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useShownSum } from '../pricing/shown-prices.ts';

export interface CategoryTileProps {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly productCount: number;
  readonly fromPrice: number | null;
}

export function CategoryTile({ id, name, image, productCount, fromPrice }: CategoryTileProps) {
  const show = useShownSum();
  return (
    <Link
      className="group block overflow-hidden rounded-sm bg-studio no-underline"
      to={`/category/${id}`}
      prefetch="intent"
    >
      <Picture
        className="aspect-square w-full object-cover transition-transform duration-250 motion-safe:group-hover:scale-[1.035]"
        src={image}
        alt=""
        width={600}
        sizes="304px"
      />
      <span className="relative flex items-end justify-between gap-2 border-[1.5px] border-t-2 border-line border-t-ink bg-paper px-4 pt-3 pb-4 wrap-anywhere group-hover:bg-ink group-hover:text-paper">
        <span>
          <b className="lettering block text-2xl leading-none font-black uppercase">{name}</b>
          <small className="mt-1.5 block text-md text-steel group-hover:text-on-ink">
            {productCount === 1 ? '1 product' : `${productCount} products`}
            {fromPrice !== null && `, from ${show(rupees(fromPrice))}`}
          </small>
        </span>
        <Icon name="chevron-right" />
      </span>
    </Link>
  );
}
