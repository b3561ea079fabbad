import { Suspense } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import type { CardProduct } from '../catalogue/product-card.tsx';
import { ShopCard } from '../catalogue/shop-card.tsx';
import { Clients } from '../clients.tsx';
import { head, readFrame } from '../head.ts';
import { organization } from '../organization-data.ts';
import { Testimonials } from '../testimonials.tsx';
import type { Route } from './+types/home-page';
import { readHome } from './home.server.ts';
import './home.css';

export const loader = ({ context }: Route.LoaderArgs) => readHome(context);

export const meta: Route.MetaFunction = (page) => {
  const { publicUrl, store } = readFrame(page.matches);
  return head(page, {
    title: 'Strength equipment made in Nashik',
    description:
      'Bars, plates, racks and benches for home gyms, commercial gyms and studios, made in Nashik and shipped across India.',
    data: store === null ? [] : [organization(publicUrl, store)],
  });
};

/** Each section below the first screen hydrates by itself: short tasks, and first the one that is used. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, productCount, categories, featured, bestSellers, testimonials, now } = loaderData;
  return (
    <>
      <Hero product={hero} productCount={productCount} />
      <Highlights />
      <Suspense>
        <section className="home-section wrap below" aria-label="Categories">
          <Carousel
            label="Categories"
            renderHead={(arrows) => <SectionHead title="Shop by Category" action={arrows} />}
          >
            {categories.map((category) => (
              <CategoryTile key={category.id} {...category} />
            ))}
          </Carousel>
        </section>
      </Suspense>
      <Suspense>
        <ProductSection title="Featured Products" products={featured} now={now} />
      </Suspense>
      <Suspense>
        <ProductSection title="Best Sellers" products={bestSellers} now={now} isRanked />
      </Suspense>
      <Suspense>
        <WhyChooseUs />
        <Clients />
        <section className="home-section wrap below" aria-label="Testimonials">
          <Testimonials of={testimonials} />
        </section>
      </Suspense>
    </>
  );
}

function Hero({
  product,
  productCount,
}: {
  readonly product: CardProduct | null;
  readonly productCount: number;
}) {
  return (
    <section className="home-hero" aria-labelledby="home-title">
      <div className="wrap">
        <div className="home-hero-words">
          <h1 id="home-title">
            <span>Premium</span> <span>Fitness</span> <span>Equipment</span>
          </h1>
          <p>
            Bars, plates, racks and benches, cut, welded and coated in Nashik. The dimensions on the page are
            the dimensions on the drawing.
          </p>
          <div className="home-hero-actions">
            <ButtonLink to="/shop" kind="primary" size="large">
              Shop all {productCount} products
            </ButtonLink>
            <ButtonLink to="/category/racks" kind="outline" size="large">
              See the racks
            </ButtonLink>
          </div>
        </div>
        <figure>
          <div className="home-hero-picture">
            <Picture
              src="/images/hero-1200x1200.webp"
              alt="Power rack in black with J-cups, safety arms and a pull-up bar, on a light studio ground"
              width={1200}
              height={1200}
              sizes="(min-width: 1024px) 600px, 100vw"
              priority
            />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M16.4 11.4 17.9 83.1M14.9 11.4h5.8M16.4 83.1h5.8M22.5 86.8 55.2 93.7M22.5 85.5v2.6M55.2 92.4V95M58 93.6 78.6 82M58 92.3v2.6M78.6 80.7v2.6" />
            </svg>
            <span className="home-dimension home-dimension-height">2,290&nbsp;mm</span>
            <span className="home-dimension home-dimension-width">1,225&nbsp;mm</span>
            <span className="home-dimension home-dimension-depth">1,370&nbsp;mm</span>
          </div>
          {product !== null && (
            <figcaption>
              <Link className="home-plate" to={`/product/${product.slug}`} prefetch="intent">
                <b>{product.name}</b>
                <Price product={product} />
                <small>+&nbsp;GST</small>
              </Link>
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}

const HIGHLIGHTS = [
  {
    figure: '190',
    unit: 'k PSI',
    title: 'Premium Quality',
    text: 'Alloy steel bars and 11 SWG frames, with the grade on every page.',
  },
  {
    figure: '36',
    unit: 'of 36',
    title: 'Pan India Shipping',
    text: 'Every state and union territory, on the road in 1–2 business days.',
  },
  {
    figure: '5',
    unit: 'years',
    title: '5-Year Warranty',
    text: 'Up to five years on bars, and for life on 75 × 75 mm frames.',
  },
] as const;

function Highlights() {
  return (
    <section className="home-highlights" aria-label="Highlights">
      <ul className="wrap">
        {HIGHLIGHTS.map(({ figure, unit, title, text }) => (
          <li key={title}>
            <p className="home-figure" aria-hidden="true">
              {figure}
              <small>{unit}</small>
            </p>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProductSectionProps {
  readonly title: string;
  readonly products: readonly CardProduct[];
  readonly now: string;
  readonly isRanked?: boolean;
}

function ProductSection({ title, products, now, isRanked = false }: ProductSectionProps) {
  return (
    // Two rows of two cards on phones: a guess that is too low would put the last of them over what comes below.
    <section
      className="home-section wrap below max-md:[contain-intrinsic-height:auto_880px]"
      aria-label={title}
    >
      <SectionHead
        title={title}
        action={
          <Link className="home-more" to="/shop">
            View all <Icon name="chevron-right" size="small" />
          </Link>
        }
      />
      <ul className="home-products">
        {products.map((product, index) => (
          <li key={product.id}>
            <ShopCard
              product={product}
              now={now}
              headingLevel={3}
              {...(isRanked ? { rank: index + 1 } : {})}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const REASONS = [
  {
    title: 'Made in India',
    text: 'Cut, welded, coated and packed in Nashik, Maharashtra. Spare parts stay in stock.',
  },
  {
    title: 'Pan India Shipping',
    text: 'Delivered in 5–7 business days to major cities and 7–10 to remote areas.',
  },
  {
    title: 'Expert Support',
    text: 'Help with layouts, ceiling heights and floor loads, Mon–Sat, 9:00 AM to 6:00 PM.',
  },
  {
    title: 'Long Warranty',
    text: 'One to five years by product, and a lifetime on our heaviest frames and bar shafts.',
  },
] as const;

function WhyChooseUs() {
  return (
    <section className="home-why on-ink" aria-labelledby="home-why">
      <div className="wrap">
        <div>
          <h2 id="home-why">Why Choose Us</h2>
          <p>We make what we sell. When you call, the person who answers can walk to the welding bay.</p>
        </div>
        <ul>
          {REASONS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
