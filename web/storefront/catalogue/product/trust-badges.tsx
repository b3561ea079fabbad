import type { Product } from '../../../../domain/catalogue/product.ts';
import { returnsText, warrantyText } from '../../../../domain/catalogue/specifications.ts';
import { Icon } from '../../../ui/icon.tsx';

/** What the shop promises for everything, and what the product's own record does. */
export function TrustBadges({ specifications }: Pick<Product, 'specifications'>) {
  const badges = [
    { icon: 'truck', text: 'Pan India shipping' },
    { icon: 'shield', text: warrantyText(specifications) },
    { icon: 'return', text: returnsText(specifications) },
    { icon: 'phone', text: 'Phone assistance' },
  ] as const;
  return (
    <ul className="product-trust mt-5 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] border-t border-line md:grid-cols-4 lg:grid-cols-2">
      {badges.map(
        ({ icon, text }) =>
          text !== undefined && (
            <li
              className="flex items-center gap-2.5 border-b border-line py-3 text-md leading-snug font-semibold wrap-anywhere"
              key={icon}
            >
              <Icon name={icon} />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
