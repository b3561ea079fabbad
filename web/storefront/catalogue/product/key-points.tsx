import type { KeyPointIcon as KeyPointIconName } from '../../../../catalogue/key-point-icons.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { Icon, type IconName, isIconName, LineDrawing } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';

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

/** Drawn like the shop's other icons; here, so that only product pages load them. */
const DRAWINGS: Readonly<Record<Exclude<KeyPointIconName, IconName>, string>> = {
  'arrow-down': 'M12 4v15M5 12l7 7 7-7',
  'arrow-up-down': 'M8 20V4M3.5 8.5 8 4l4.5 4.5M16 4v16M11.5 15.5 16 20l4.5-4.5',
  'circle-dot': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V12V8.5a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-6.5 6.5h-1A6.5 6.5 0 0 1 6.5 18.5L3.200 13.5a1.5 1.5 0 0 1 2.5-1.700z',
  hexagon: 'M12 2.5 20.3 7.25v9.5L12 21.5 3.7 16.75v-9.5z',
  house: 'M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10M10 20.5v-6h4v6',
  layers: 'M12 3.5 21 8l-9 4.5L3 8zM3 12.5 12 17l9-4.5M3 16.5 12 21l9-4.5',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
  package: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.800 0 2.300-1.300 1.600-2.600-.7-1.400.1-2.900 1.900-2.900H18a3 3 0 0 0 3-3A9 9 0 0 0 12 3zM7.5 11.5v.2M10 7.5v.2M14.5 7.5v.2M17.200 11.200v.2',
  ruler: 'M2.5 16.5 16.5 2.5l5 5-14 14zM6 13l2 2M9 10l3 3M12 7l2 2M15 4l3 3',
  savings: 'M3 3h8l10 10-8 8L3 11zM6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM9.5 14.5l5-1.5',
  weight: 'M8.5 6a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM5.5 9.5h13L21 21H3z',
};

const isDrawnHere = (name: string): name is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, name);

/** The name comes from the product's data; one that nobody drew is a tick. */
function KeyPointIcon({ name }: { readonly name: string }) {
  if (isDrawnHere(name)) return <LineDrawing path={DRAWINGS[name]} />;
  return <Icon name={isIconName(name) ? name : 'check'} />;
}

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
