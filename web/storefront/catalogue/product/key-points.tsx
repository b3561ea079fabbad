import type { Product } from '../../../../domain/catalogue/product.ts';
import { KeyPointIcon } from './key-point-icon.tsx';

export function KeyPoints({ points }: { readonly points: NonNullable<Product['keyPoints']> }) {
  if (points.length === 0) return null;
  return (
    <ul
      className="mt-(--section) grid border-t-2 border-ink wrap-anywhere md:grid-cols-2 md:gap-x-6 xl:grid-cols-4"
      aria-label="Key points"
    >
      {points.map(({ icon, title, description }) => (
        <li
          className="flex gap-3.5 border-b border-line py-4 xl:py-5 [&>svg]:size-8 [&>svg]:stroke-[1.5] [&>svg]:text-orange-deep"
          key={`${title} ${description}`}
        >
          <KeyPointIcon name={icon} />
          <div>
            <b className="lettering text-xl font-black">{title}</b>
            <p className="text-md text-graphite">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
