import type { Testimonial } from '../../catalogue/testimonials.ts';
import { Carousel } from '../ui/carousel.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Stars } from '../ui/stars.tsx';

/** What lifters say, on the home page and about us. */
export function Testimonials({ of: testimonials }: { readonly of: readonly Testimonial[] }) {
  return (
    <Carousel
      label="Testimonials"
      renderHead={(arrows) => <SectionHead title="What Lifters Say" action={arrows} />}
    >
      {testimonials.map(({ name, place, rating, text, bought }) => (
        <figure key={name} className="grid h-full grid-rows-[auto_1fr_auto] gap-3 rounded-sm bg-studio p-5">
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <figcaption className="border-t-[1.5px] border-mist pt-3 text-md text-balance text-steel">
            <b className="lettering block text-lg text-ink">{name}</b>
            {place}
            <br />
            Bought: {bought}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
