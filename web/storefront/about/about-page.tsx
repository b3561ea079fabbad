import { ABOUT } from '../../../catalogue/policies/company.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import { Clients } from '../clients.tsx';
import { head } from '../head.ts';
import { HighlightsBand } from '../highlights-band.tsx';
import { Testimonials } from '../testimonials.tsx';
import type { Route } from './+types/about-page';
import { readAbout } from './about.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => readAbout(context);

export const meta: Route.MetaFunction = (page) =>
  head(page, { title: 'About Us', description: ABOUT.hero.text });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { productCount, categories, testimonials } = loaderData;
  return (
    <>
      <section className="overflow-hidden bg-studio" aria-labelledby="about-title">
        <div className="wrap grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
          <div className="relative z-1 pt-10 lg:py-12">
            <h1
              className="max-w-[9ch] text-[clamp(min(3.5rem,17.5vw),15vw,5.5rem)]/[0.86] lg:text-[min(8.4vw,8.75rem)]/[0.86]"
              id="about-title"
            >
              {ABOUT.hero.title}
            </h1>
            <p className="mt-5 mb-6 max-w-[44ch] text-graphite">{ABOUT.hero.text}</p>
            <ButtonLink to="/shop" kind="primary" size="large">
              Shop all {productCount} products
            </ButtonLink>
          </div>
          <div className="-mx-6 lg:-mt-6 lg:-mr-18 lg:-mb-2 lg:-ml-24">
            <Picture
              className="w-full"
              src="/images/hero-wide-1600x1000.webp"
              alt="A power rack with a loaded bar and a flat bench, between kettlebells, a plyo box and bumper plates"
              width={1600}
              height={1000}
              sizes="(min-width: 1024px) 60vw, 100vw"
              priority
            />
          </div>
        </div>
      </section>
      <HighlightsBand label="What we promise" highlights={PROMISES} />
      <div className="wrap grid gap-x-16 gap-y-10 pt-(--section) md:grid-cols-2">
        <Aim {...ABOUT.mission} />
        <Aim {...ABOUT.vision} />
      </div>
      <section className="wrap pt-(--section)" aria-labelledby="about-make">
        <SectionHead title="What we make" id="about-make" />
        <ul className="grid gap-4 max-sm:[&_img]:aspect-16/10 max-sm:[&_img]:object-contain sm:grid-cols-2 md:grid-cols-3 xl:gap-6">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryTile {...category} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Clients">
        <Clients />
      </section>
      <section className="wrap pt-(--section)" aria-label="Testimonials">
        <Testimonials of={testimonials} />
      </section>
    </>
  );
}

const PROMISES = [
  { title: 'Made in India', text: 'Cut, welded, coated and packed in Nashik.' },
  { title: 'Premium quality', text: 'Steel grade and load listed on every page.' },
  { title: 'Pan India shipping', text: 'To all 36 States and Union Territories.' },
  { title: 'Expert support', text: 'Talk to the people who build it.' },
  { title: 'Warranty of up to 5 years', text: 'Longer for our heaviest frames.' },
] as const;

function Aim({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="border-t-2 border-ink pt-4" aria-label={title}>
      <h2>{title}</h2>
      <p className="mt-4 max-w-[52ch] text-lg/normal">{text}</p>
    </section>
  );
}
