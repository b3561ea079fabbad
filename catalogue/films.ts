import { CATEGORY_IDS, type Product } from '../domain/product.ts';

type CategoryId = (typeof CATEGORY_IDS)[number];

/** The categories whose film is in `public/videos`, as `<id>.mp4` with `<id>-poster-1000x1000.webp`. */
const FILMED: ReadonlySet<string> = new Set<string>(CATEGORY_IDS);

/** What each film shows, and the films that a product's page shows beside its own category's. */
const FILMS: Readonly<Record<CategoryId, { title: string; beside: readonly CategoryId[] }>> = {
  barbells: { title: 'A curl bar, once around', beside: ['weight-plates', 'racks'] },
  dumbbells: { title: 'Hex dumbbells, once around', beside: ['benches', 'racks'] },
  racks: { title: 'The power rack, once around', beside: ['barbells', 'benches'] },
  benches: { title: 'The adjustable bench, once around', beside: ['dumbbells', 'racks'] },
  'weight-plates': { title: 'Competition bumpers, once around', beside: ['barbells', 'racks'] },
  accessories: { title: 'The lever belt, once around', beside: ['barbells', 'racks'] },
  'combo-offers': {
    title: 'The home strength combo, once around',
    beside: ['racks', 'benches', 'weight-plates'],
  },
  others: { title: 'A kettlebell, once around', beside: ['dumbbells', 'accessories'] },
};

const isCategoryId = (category: string): category is CategoryId => Object.hasOwn(FILMS, category);

export const filmAddress = (videoId: string) => `/videos/${videoId}.mp4`;

export const posterAddress = (videoId: string) => `/videos/${videoId}-poster-1000x1000.webp`;

export const isFilmed = (videoId: string) => FILMED.has(videoId);

/** The promo video, the demo and the strip of videos of a product of this category; none before it was filmed. */
export function filmsOf(
  category: string,
  filmed = FILMED,
): Pick<Product, 'videoUrl' | 'demoVideoId' | 'productInsights'> | undefined {
  if (!isCategoryId(category) || !filmed.has(category)) return undefined;
  const strip = [category, ...FILMS[category].beside].filter((videoId) => filmed.has(videoId));
  return {
    videoUrl: filmAddress(category),
    demoVideoId: category,
    productInsights: strip.map((videoId) => ({ title: FILMS[videoId].title, videoId })),
  };
}
