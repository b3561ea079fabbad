import type { Product, Review } from '../../../../domain/catalogue/product.ts';
import { featureTexts } from '../../../../domain/catalogue/specifications.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { REVIEWS_ID } from './product-head.tsx';
import { Reviews } from './reviews.tsx';
import type { Size } from './size-drawing.tsx';
import { Specifications } from './specifications.tsx';
import './product-tabs.css';

interface ProductTabsProps {
  readonly product: Product & { readonly reviews: readonly Review[] };
  readonly selection: Selection;
  readonly texts: Readonly<Record<string, string>>;
  readonly sizes: readonly Size[];
  readonly tab: string;
  readonly onTab: (id: string) => void;
}

export function ProductTabs({ product, selection, texts, sizes, tab, onTab }: ProductTabsProps) {
  return (
    <section className="product-tabs" id={REVIEWS_ID} aria-label="Product information">
      <Tabs
        label="Product information"
        chosen={tab}
        onChoose={onTab}
        tabs={[
          {
            id: 'description',
            title: 'Description and Features',
            content: <Description product={product} />,
          },
          {
            id: 'specifications',
            title: 'Specifications',
            content: <Specifications product={product} selection={selection} sizes={sizes} />,
          },
          {
            id: 'reviews',
            title: `Reviews (${product.reviewCount})`,
            content: <Reviews product={product} texts={texts} />,
          },
        ]}
      />
    </section>
  );
}

function Description({ product }: { readonly product: Product }) {
  const features = featureTexts(product.specifications);
  return (
    <div className="product-columns">
      <div className="product-words">
        {product.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="product-lists">
        {product.items !== undefined && product.items.length > 0 && (
          <Ticks title="In the combo" entries={product.items} />
        )}
        {product.benefits !== undefined && product.benefits.length > 0 && (
          <Ticks title="Why together" entries={product.benefits} />
        )}
        {features.length > 0 && <Ticks title="Features" entries={features} />}
      </div>
    </div>
  );
}

function Ticks({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="product-ticks">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
