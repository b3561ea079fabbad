import type { Testimonial } from '../../catalogue/testimonials.ts';
import { Carousel } from '../ui/carousel.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Stars } from '../ui/stars.tsx';
import './testimonials.css';

/** What lifters say, on the home page and about us. */
export function Testimonials({ of: testimonials }: { readonly of: readonly Testimonial[] }) {
  return (
    <Carousel
      label="Testimonials"
      renderHead={(arrows) => <SectionHead title="What Lifters Say" action={arrows} />}
    >
      {testimonials.map(({ name, place, rating, text, bought }) => (
        <figure key={name} className="testimonial">
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <figcaption>
            <b>{name}</b>
            {place}
            <br />
            Bought: {bought}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
