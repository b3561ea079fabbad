import { Link } from 'react-router';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import './category-tile.css';

export interface CategoryTileProps {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly productCount: number;
  readonly fromPrice: number | null;
}

export function CategoryTile({ id, name, image, productCount, fromPrice }: CategoryTileProps) {
  return (
    <Link className="category-tile" to={`/category/${id}`} prefetch="intent">
      <Picture src={image} alt="" width={600} height={600} sizes="304px" />
      <span className="category-tile-foot">
        <span>
          <b>{name}</b>
          <small>
            {productCount === 1 ? '1 product' : `${productCount} products`}
            {fromPrice !== null && `, from ${formatRupees(rupees(fromPrice))}`}
          </small>
        </span>
        <Icon name="chevron-right" />
      </span>
    </Link>
  );
}
