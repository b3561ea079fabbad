import { VIDEO_LOOP_S } from '../../../../domain/limits.ts';
import { Marquee } from '../../../ui/marquee.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { Film, ProductFilms } from './film.ts';
import { FilmButton, FilmLabel } from './film-button.tsx';
import './films.css';

/** Shown only where there is something to see. */
export function FilmStrip({ films }: { readonly films: readonly Film[] }) {
  if (films.length === 0) return null;
  return (
    <section className="product-section film-strip below" aria-label="See It in Use">
      <div className="wrap">
        <SectionHead title="See It in Use" />
      </div>
      <Marquee label="Films" seconds={VIDEO_LOOP_S}>
        {films.map((film) => (
          <FilmButton key={film.title} film={film} className="film">
            <Picture src={film.poster} alt="" width={1000} height={1000} sizes="340px" />
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
    <section className="promo on-ink" aria-label="Film">
      <FilmButton film={film} className="film promo-film">
        <Picture
          src={film.poster}
          alt=""
          width={1000}
          height={1000}
          sizes="(min-width: 1024px) 58vw, 100vw"
        />
        <FilmLabel>Watch</FilmLabel>
      </FilmButton>
      <div className="promo-words">
        <h2>{film.title}</h2>
        <p>{film.about}</p>
      </div>
    </section>
  );
}
