import type { Product } from '../../../../domain/catalogue/product.ts';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';

const COLUMNS: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** One of ours that shows a detail: '…/13/detail-handle-1000x1000.webp'. */
const isCloseUp = (address: string) => /\/detail(?:-[a-z0-9-]+)?-\d+x\d+\.webp$/.test(address);

interface FeatureBlocksProps {
  readonly product: Pick<Product, 'features' | 'productFeatures'>;
  readonly texts: Readonly<Record<string, string>>;
}

export function FeatureBlocks({ product, texts }: FeatureBlocksProps) {
  const blocks = [...(product.features ?? []), ...(product.productFeatures ?? [])];
  if (blocks.length === 0) return null;
  const title = blocks.every(({ image }) => isCloseUp(image)) ? 'Up Close' : 'Features';
  return (
    <section className="wrap below pt-(--section)" aria-label={title}>
      <SectionHead title={title} />
      <ul className={`grid gap-x-6 gap-y-8 wrap-anywhere md:grid-cols-2 ${COLUMNS[blocks.length] ?? ''}`}>
        {blocks.map(({ title, description, image }) => (
          <li key={title}>
            <Picture
              className={`aspect-4/3 w-full object-cover ${blocks.length === 2 ? 'lg:aspect-2/1' : ''}`}
              src={image}
              alt={texts[image] ?? ''}
              width={1000}
              sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw"
            />
            <h3 className="mt-3.5 mb-1.5 text-2xl">{title}</h3>
            <p className="max-w-[48ch] text-graphite">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
