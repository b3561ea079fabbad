import { filmAddress, isFilmed, posterAddress } from '../../../catalogue/films.ts';
import { PLACEHOLDER_IMAGE } from '../../../domain/images.ts';
import type { Product } from '../../../domain/product.ts';
import type { Film, ProductFilms } from './film.ts';

type Filmed = Pick<Product, 'name' | 'images' | 'videoUrl' | 'demoVideoId' | 'productInsights'>;

/**
 * The films of a product's page. A video id names a film of ours, or, where an administrator wrote it, one on YouTube,
 * which is only linked: nothing of it loads before a click.
 */
export function filmsOfProduct(product: Filmed): ProductFilms {
  const { name, videoUrl, demoVideoId, productInsights = [] } = product;
  const still = product.images[0] ?? PLACEHOLDER_IMAGE;
  const film = (title: string, videoId: string): Film => {
    if (isFilmed(videoId)) return { title, poster: posterAddress(videoId), src: filmAddress(videoId) };
    const href = `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
    return { title, poster: still, href };
  };
  const titleOf = (address: string) =>
    productInsights.find(({ videoId }) => filmAddress(videoId) === address)?.title;
  return {
    promo: videoUrl === undefined ? null : promo(videoUrl, titleOf(videoUrl) ?? name, still),
    demo: demoVideoId === undefined ? null : film(`${name}, a short demo`, demoVideoId),
    strip: productInsights.map(({ title, videoId }) => film(title, videoId)),
  };
}

/** A path is a file of ours, anything else a page elsewhere. Only addresses of the web are linked. */
function promo(videoUrl: string, title: string, still: string): Film | null {
  const [, id] = /^\/videos\/([\w-]+)\.mp4$/.exec(videoUrl) ?? [];
  if (/^\/(?!\/)/.test(videoUrl))
    return { title, poster: id !== undefined && isFilmed(id) ? posterAddress(id) : still, src: videoUrl };
  return /^https?:\/\//.test(videoUrl) ? { title, poster: still, href: videoUrl } : null;
}
