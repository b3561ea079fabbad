import { filmAddress, filmTitle, isFilmed, isFilmOf, posterAddress } from '../../../../catalogue/films.ts';
import { PLACEHOLDER_IMAGE } from '../../../../domain/catalogue/images.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Film, ProductFilms } from './film.ts';

type Filmed = Pick<
  Product,
  'id' | 'name' | 'shortDescription' | 'images' | 'videoUrl' | 'demoVideoId' | 'productInsights'
>;

const ABOUT_ANOTHER = 'Another product from this category in a 360° view.';

/**
 * The films of a product's page. A video id names a film of ours, or, where an administrator wrote it, one on YouTube,
 * which is only linked: nothing of it loads before a click. A film of ours that shows another product of the category
 * is never called this one's, nor its demo.
 */
export function filmsOfProduct(product: Filmed): ProductFilms {
  const { id, name, videoUrl, demoVideoId, productInsights = [] } = product;
  const still = product.images[0] ?? PLACEHOLDER_IMAGE;
  const isOfAnother = (videoId: string) => isFilmed(videoId) && !isFilmOf(videoId, id);
  const film = (title: string, videoId: string): Film => {
    if (isFilmed(videoId)) return { title, poster: posterAddress(videoId), src: filmAddress(videoId) };
    const href = `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
    return { title, poster: still, href };
  };
  const promo = (address: string): ProductFilms['promo'] => {
    const videoId = videoIdOf(address);
    const title =
      productInsights.find((insight) => filmAddress(insight.videoId) === address)?.title ??
      filmTitle(videoId) ??
      name;
    const about = isOfAnother(videoId) ? ABOUT_ANOTHER : product.shortDescription;
    const poster = isFilmed(videoId) ? posterAddress(videoId) : still;
    if (isOurs(address)) return { title, about, poster, src: address };
    return /^https?:\/\//.test(address) ? { title, about, poster, href: address } : null;
  };
  return {
    promo: videoUrl === undefined ? null : promo(videoUrl),
    demo:
      demoVideoId === undefined || isOfAnother(demoVideoId)
        ? null
        : film(`${name}, a short demo`, demoVideoId),
    strip: productInsights.map(({ title, videoId }) => film(title, videoId)),
  };
}

/** A path is a file of ours, anything else a page elsewhere. Only addresses of the web are linked. */
const isOurs = (address: string) => /^\/(?!\/)/.test(address);

const videoIdOf = (address: string) => /^\/videos\/([\w-]+)\.mp4$/.exec(address)?.[1] ?? '';
