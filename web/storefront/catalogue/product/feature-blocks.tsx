import type { Product } from '../../../../domain/catalogue/product.ts';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import './feature-blocks.css';

interface FeatureBlocksProps {
  readonly product: Pick<Product, 'features' | 'productFeatures'>;
  readonly texts: Readonly<Record<string, string>>;
}

export function FeatureBlocks({ product, texts }: FeatureBlocksProps) {
  const blocks = [...(product.features ?? []), ...(product.productFeatures ?? [])];
  if (blocks.length === 0) return null;
  return (
    <section className="wrap product-section below" aria-label="Up Close">
      <SectionHead title="Up Close" />
      <ul className="feature-blocks" data-count={blocks.length}>
        {blocks.map(({ title, description, image }) => (
          <li key={title}>
            <Picture
              src={image}
              alt={texts[image] ?? ''}
              width={1000}
              height={1000}
              sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw"
            />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
