import type { Product, Review } from '../../../../domain/catalogue/product.ts';
import { featureTexts } from '../../../../domain/catalogue/specifications.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { Columns } from './columns.tsx';
import type { Size } from './drawn-size.ts';
import { REVIEWS_ID } from './product-head.tsx';
import { Reviews } from './reviews.tsx';
import { Specifications } from './specifications.tsx';

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
    <section className="below pt-(--section)" id={REVIEWS_ID} aria-label="Product information">
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
    <Columns>
      <div className="grid max-w-[68ch] content-start gap-3 wrap-anywhere">
        {product.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="grid content-start gap-6 wrap-anywhere">
        <Ticks title="In the combo" entries={product.items} />
        <Ticks title="Why buy them together" entries={product.benefits} />
        <Ticks title="Features" entries={features} />
      </div>
    </Columns>
  );
}

const TICK =
  'relative border-b border-line py-2.5 pl-7.5 before:absolute before:top-4.25 before:left-1 before:h-1.5 before:w-3 before:-rotate-45 before:border-b-3 before:border-l-3 before:border-orange-deep';

interface TicksProps {
  readonly title: string;
  readonly entries: readonly string[] | undefined;
}

function Ticks({ title, entries = [] }: TicksProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li className={TICK} key={entry}>
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
