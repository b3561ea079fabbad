import { ABOUT } from '../../../catalogue/policies/company.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CategoryTile } from '../catalogue/category-tile.tsx';
import { Clients } from '../clients.tsx';
import { head } from '../head.ts';
import { Testimonials } from '../testimonials.tsx';
import type { Route } from './+types/about-page';
import { readAbout } from './about.server.ts';
import './about.css';

export const loader = ({ context }: Route.LoaderArgs) => readAbout(context);

export const meta: Route.MetaFunction = (page) =>
  head(page, { title: 'About Us', description: ABOUT.hero.text });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { productCount, categories, testimonials } = loaderData;
  return (
    <>
      <section className="about-hero" aria-labelledby="about-title">
        <div className="wrap">
          <div className="about-hero-words">
            <h1 id="about-title">{ABOUT.hero.title}</h1>
            <p>{ABOUT.hero.text}</p>
            <ButtonLink to="/shop" kind="primary" size="large">
              Shop all {productCount} products
            </ButtonLink>
          </div>
          <div className="about-hero-picture">
            <Picture
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
      <Claims />
      <div className="wrap about-aims">
        <section aria-labelledby="about-mission">
          <h2 id="about-mission">{ABOUT.mission.title}</h2>
          <p>{ABOUT.mission.text}</p>
        </section>
        <section aria-labelledby="about-vision">
          <h2 id="about-vision">{ABOUT.vision.title}</h2>
          <p>{ABOUT.vision.text}</p>
        </section>
      </div>
      <section className="wrap about-section" aria-labelledby="about-make">
        <SectionHead title="What we make" id="about-make" />
        <ul className="about-categories">
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
      <section className="wrap about-section" aria-label="Testimonials">
        <Testimonials of={testimonials} />
      </section>
    </>
  );
}

const CLAIMS = [
  { title: 'Made in India', text: 'Cut, welded, coated and packed in Nashik.' },
  { title: 'Premium quality', text: 'Steel grade and load stated on every page.' },
  { title: 'Pan India shipping', text: 'To all 36 States and Union territories.' },
  { title: 'Expert support', text: 'The answer comes from the shop floor.' },
  { title: 'Warranty of up to 5 years', text: 'Longer for our heaviest frames.' },
] as const;

function Claims() {
  return (
    <section className="about-claims on-ink" aria-label="What we promise">
      <ul className="wrap">
        {CLAIMS.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
