import { CATEGORY_IDS, type Product } from '../domain/catalogue/product.ts';

type CategoryId = (typeof CATEGORY_IDS)[number];

/** The categories whose film is in `public/videos`, as `<id>.mp4` with `<id>-poster-1000x1000.webp`. */
const FILMED: ReadonlySet<string> = new Set<string>(CATEGORY_IDS);

interface CategoryFilm {
  readonly title: string;
  /** The product that turns in it. */
  readonly productId: string;
  /** The films that a product's page shows beside its own category's. */
  readonly beside: readonly CategoryId[];
}

const FILMS: Readonly<Record<CategoryId, CategoryFilm>> = {
  barbells: { title: 'Curl bar, 360° view', productId: '6', beside: ['weight-plates', 'racks'] },
  dumbbells: { title: 'Hex dumbbells, 360° view', productId: '13', beside: ['benches', 'racks'] },
  racks: { title: 'Power rack, 360° view', productId: '21', beside: ['barbells', 'benches'] },
  benches: { title: 'Adjustable bench, 360° view', productId: '30', beside: ['dumbbells', 'racks'] },
  'weight-plates': {
    title: 'Competition bumpers, 360° view',
    productId: '40',
    beside: ['barbells', 'racks'],
  },
  accessories: { title: 'Lever belt, 360° view', productId: '45', beside: ['barbells', 'racks'] },
  'combo-offers': {
    title: 'Home strength combo, 360° view',
    productId: 'combo-1',
    beside: ['racks', 'benches', 'weight-plates'],
  },
  others: { title: 'Kettlebell, 360° view', productId: '49', beside: ['dumbbells', 'accessories'] },
};

const isCategoryId = (category: string): category is CategoryId => Object.hasOwn(FILMS, category);

export const filmAddress = (videoId: string) => `/videos/${videoId}.mp4`;

export const posterAddress = (videoId: string) => `/videos/${videoId}-poster-1000x1000.webp`;

export const isFilmed = (videoId: string) => FILMED.has(videoId);

export const filmTitle = (videoId: string) => (isCategoryId(videoId) ? FILMS[videoId].title : undefined);

export const isFilmOf = (videoId: string, productId: string) =>
  isCategoryId(videoId) && FILMS[videoId].productId === productId;

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
