import { VIDEO_LOOP_S } from '../../../../domain/limits.ts';
import { withNonBreakingUnits } from '../../../ui/keep-units-together.tsx';
import { Marquee } from '../../../ui/marquee.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { Film, ProductFilms } from './film.ts';
import { FilmButton, FilmLabel } from './film-button.tsx';

const FRAME = 'film group relative block cursor-pointer overflow-hidden border-0 bg-studio p-0 no-underline';
/** Posters are square and end in the ground they stand on: a wider frame shows them whole and without an edge. */
const POSTER = 'size-full object-contain';

export function FilmStrip({ films }: { readonly films: readonly Film[] }) {
  if (films.length === 0) return null;
  // Ours turn a product on its stand; what somebody else filmed shows it at work.
  const title = films.every((film) => 'src' in film) ? 'From Every Side' : 'See It in Use';
  return (
    <section className="below pt-(--section)" aria-label={title}>
      <div className="wrap">
        <SectionHead title={title} />
      </div>
      <Marquee label="Videos" seconds={VIDEO_LOOP_S} isClose>
        {films.map((film) => (
          <FilmButton key={film.title} film={film} className={`${FRAME} aspect-square w-75 rounded-sm`}>
            <Picture className={POSTER} src={film.poster} alt="" width={1000} height={1000} sizes="340px" />
            <FilmLabel>{film.title}</FilmLabel>
          </FilmButton>
        ))}
      </Marquee>
    </section>
  );
}

export function PromoFilm({ film }: { readonly film: ProductFilms['promo'] }) {
  if (film === null) return null;
  return (
    <section
      className="on-ink mt-(--section) grid bg-ink text-paper lg:grid-cols-[7fr_5fr]"
      aria-label="Video"
    >
      <FilmButton film={film} className={`${FRAME} aspect-4/3 size-full lg:aspect-16/9`}>
        <Picture
          className={POSTER}
          src={film.poster}
          alt=""
          width={1000}
          sizes="(min-width: 1024px) 58vw, 100vw"
        />
        <FilmLabel>Watch</FilmLabel>
      </FilmButton>
      <div className="self-center px-(--gutter) py-7 lg:px-16 lg:py-10">
        <h2>{withNonBreakingUnits(film.title)}</h2>
        <p className="mt-3 max-w-[44ch] text-on-ink">{film.about}</p>
      </div>
    </section>
  );
}
