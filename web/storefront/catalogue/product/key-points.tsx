import type { Product } from '../../../../domain/catalogue/product.ts';
import { KeyPointIcon } from './key-point-icon.tsx';
import './key-points.css';

export function KeyPoints({ points }: { readonly points: NonNullable<Product['keyPoints']> }) {
  if (points.length === 0) return null;
  return (
    <ul className="key-points" aria-label="Key points">
      {points.map(({ icon, title, description }) => (
        <li key={`${title} ${description}`}>
          <KeyPointIcon name={icon} />
          <div>
            <b>{title}</b>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
