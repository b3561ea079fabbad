import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { CardProduct } from '../../../domain/catalogue/card-product.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import { ShopCardList } from '../catalogue/shop-card.tsx';
import { Clients } from '../clients.tsx';
import { head, readFrame } from '../head.ts';
import { HighlightsBand } from '../highlights-band.tsx';
import { organization } from '../organization-data.ts';
import { ShopPrice } from '../pricing/shop-price.tsx';
import { Testimonials } from '../testimonials.tsx';
import type { Route } from './+types/home-page';
import { readHome } from './home.server.ts';

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
      <HighlightsBand label="Highlights" highlights={HIGHLIGHTS} />
      <PlannedRoom />
      <Suspense>
        <section className="wrap below pt-(--section)" aria-label="Categories">
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
        <section className="wrap below pt-(--section)" aria-label="Testimonials">
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
    <section className="overflow-hidden bg-studio" aria-labelledby="home-title">
      <div className="wrap relative grid md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_690px]">
        <div className="relative z-1 pt-10 md:py-12 xl:self-center xl:pb-10">
          <h1
            className="text-[min(18.9vw,7rem)]/[0.84] tracking-[-0.012em] *:-ml-[0.035em] *:block md:mr-[-30%] md:text-[min(10.3vw,10.25rem)]/[0.84]"
            id="home-title"
          >
            <span>Premium</span> <span>Fitness</span> <span>Equipment</span>
          </h1>
          <p className="mt-5 mb-6 max-w-[40ch] text-graphite xl:text-lg/normal">
            Bars, plates, racks and benches, cut, welded and coated in Nashik. Built to the dimensions listed.
          </p>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink to="/shop" kind="primary" size="large">
              Shop all {productCount} products
            </ButtonLink>
            <ButtonLink to="/category/racks" kind="outline" size="large">
              See the racks
            </ButtonLink>
          </div>
        </div>
        <figure className="relative max-md:-mx-2 md:self-end xl:mr-6 xl:-mb-2 xl:-ml-6">
          <div className="relative">
            <Picture
              className="w-full"
              src="/images/hero-1200x1200.webp"
              alt="Power rack in black with J-cups, orange safety arms and a pull-up bar, on a light background"
              width={1200}
              sizes="(min-width: 1024px) 600px, 100vw"
              priority
            />
            <svg
              className="absolute inset-0 size-full overflow-visible"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                className="fill-none stroke-steel"
                strokeWidth={1.25}
                vectorEffect="non-scaling-stroke"
                d="M13 7.5 14.7 86.4M11.4 7.5h6.4M13 86.4h6.4M19.8 90.5 55.7 97.6M19.8 89.1v2.8M55.7 96.2v2.8M58.8 97.5 81.5 85.2M58.8 96.1v2.8M81.5 83.8v2.8"
              />
            </svg>
            <Dimension place="top-[47%] left-[13.9%]">2,290&nbsp;mm</Dimension>
            <Dimension place="top-[94%] left-[37.8%]">1,225&nbsp;mm</Dimension>
            <Dimension place="top-[91.4%] left-[70.2%]">1,370&nbsp;mm</Dimension>
          </div>
          {product !== null && (
            <figcaption>
              <Link
                className="group relative mx-2 mt-2 mb-6 grid gap-0.5 rounded-sm border-[1.5px] border-ink bg-paper px-3.5 py-3 no-underline md:max-xl:hidden xl:absolute xl:-right-10 xl:bottom-8 xl:z-1 xl:m-0 xl:w-46.5 xl:px-3 xl:py-2.5"
                to={`/product/${product.slug}`}
                prefetch="intent"
              >
                <b className="lettering text-xl font-heavy group-hover:underline xl:text-lg/tight">
                  {product.name}
                </b>
                <ShopPrice product={product} />
              </Link>
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}

function Dimension({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  return (
    <span
      className={`${place} absolute -translate-1/2 bg-studio px-1.25 py-px font-display text-md font-bold whitespace-nowrap text-graphite xl:text-base/tight`}
    >
      {children}
    </span>
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
    text: 'To every State and Union Territory, dispatched in 1–2 business days.',
  },
  {
    figure: '5',
    unit: 'years',
    title: '5-Year Warranty',
    text: 'Up to five years on bars, and lifetime on 75 × 75 mm frames.',
  },
] as const;

/** The drawing is a file, made of the planner's own rules (`catalogue/planned-room.test.ts`). */
function PlannedRoom() {
  return (
    <section
      className="wrap grid gap-6 pt-(--section) md:grid-cols-[2fr_3fr] md:items-center"
      aria-labelledby="home-planner"
    >
      <div>
        <h2 className="text-3xl" id="home-planner">
          Will it fit your room?
        </h2>
        <p className="mt-3 mb-5 max-w-[44ch] text-graphite">
          Enter your room and place racks, benches and bars to the millimetre. You see what fits under your
          ceiling, and what it costs.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink to="/planner" kind="dark">
            Plan your room
          </ButtonLink>
          <ButtonLink to="/plates">Plate calculator</ButtonLink>
        </div>
      </div>
      <img
        className="max-h-110 w-full bg-studio"
        src="/images/planned-room.svg"
        alt="A planned room of 5.0 by 3.6 metres with a power rack, bench, dumbbell rack and plate tree"
        width={5320}
        height={4020}
        loading="lazy"
      />
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
      className="wrap below pt-(--section) max-md:[contain-intrinsic-height:auto_1012px]"
      aria-label={title}
    >
      <SectionHead
        title={title}
        action={
          <Link
            className="lettering inline-flex min-h-11 items-center gap-1 text-base/none font-heavy whitespace-nowrap uppercase no-underline hover:text-orange-deep"
            to="/shop"
          >
            View all <Icon name="chevron-right" size="small" />
          </Link>
        }
      />
      <ShopCardList products={products} now={now} isRanked={isRanked} />
    </section>
  );
}

const REASONS = [
  {
    title: 'Made in India',
    text: 'Cut, welded, coated and packed in Nashik, Maharashtra. Spare parts in stock.',
  },
  {
    title: 'Pan India Shipping',
    text: 'Delivered in 5–7 business days to major cities and 7–10 to remote areas.',
  },
  {
    title: 'Expert Support',
    text: 'Help with layout, ceiling height and floor load, Mon–Sat, 9:00 AM to 6:00 PM.',
  },
  {
    title: 'Long Warranty',
    text: 'One to five years depending on the product, and lifetime on our heaviest frames and bar shafts.',
  },
] as const;

function WhyChooseUs() {
  return (
    <section className="on-ink mt-(--section) bg-ink text-paper" aria-labelledby="home-why">
      <div className="wrap grid gap-8 py-(--section) lg:grid-cols-[5fr_7fr] lg:items-center">
        <div>
          <h2 className="text-[clamp(min(2.75rem,13.75vw),6vw,5.5rem)]/[0.88]" id="home-why">
            Why Choose Us
          </h2>
          <p className="mt-5 max-w-[40ch] text-on-ink">
            We make what we sell. Call us and talk to the people who build it.
          </p>
        </div>
        <ul className="md:grid md:grid-cols-2 md:gap-x-8">
          {REASONS.map(({ title, text }) => (
            <li key={title} className="border-t-[1.5px] border-on-ink/30 py-5 md:pt-6 md:pb-8">
              <h3 className="mb-1.5 text-2xl text-orange">{title}</h3>
              <p className="max-w-[44ch] text-line">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
