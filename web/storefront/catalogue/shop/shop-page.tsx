import { head } from '../../head.ts';
import { useGstIncluded } from '../../pricing/gst-choice.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import type { Route } from './+types/shop-page';
import { readListing } from './listing.server.ts';
import { Listing } from './listing.tsx';
import { ListingBanner } from './listing-banner.tsx';
import { revalidateOnPathChange } from './revalidate-on-path-change.ts';
import { snapshotPreload } from './snapshot-preload.ts';
import { useShopView } from './use-shop-view.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => readListing(context, request);

export const shouldRevalidate = revalidateOnPathChange;

export const meta: Route.MetaFunction = (page) => {
  const { loaderData } = page;
  return [
    ...head(page, {
      title: 'Shop strength equipment',
      description:
        'Every bar, plate, rack, bench and dumbbell we make in Nashik, with dimensions, prices and reviews. Shipped across India.',
      path: canonicalPath(loaderData?.served ?? null),
    }),
    ...(loaderData?.served === null ? snapshotPreload(loaderData.snapshotUrl) : []),
  ];
};

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const isIncluded = useGstIncluded();
  const control = useShopView(loaderData.categories);
  return (
    <>
      <ListingBanner title="Shop" picture="/images/products/1/detail-sleeve-1000x1000.webp">
        <p>
          Every bar, plate, rack and bench we make, with full specifications. All prices
          {isIncluded ? ' include' : ' +'}&nbsp;GST.
        </p>
      </ListingBanner>
      <Listing path="/shop" control={control} {...loaderData} />
      <CompareBar />
    </>
  );
}

/** The products of one category have their own page, which is the one to be found. */
function canonicalPath(served: Route.ComponentProps['loaderData']['served']): string {
  if (served === null) return '/shop';
  const [category] = served.view.filters.categories;
  if (category !== undefined) return `/category/${category}`;
  return served.listed.page === 1 ? '/shop' : `/shop?page=${served.listed.page}`;
}
