import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Pagination } from '../../../ui/pagination.tsx';
import { Failure } from '../../failure.tsx';
import { head, readFrame } from '../../head.ts';
import { PageHead } from '../../page-head.tsx';
import { breadcrumbs } from '../../structured-data.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { ListingBanner } from '../shop/listing-banner.tsx';
import { ShopCard } from '../shop-card.tsx';
import type { Route } from './+types/category-page';
import { readCategory } from './category.server.ts';
import { CategoryIndex, EmptyCategory } from './category-index.tsx';
import { ComboOffers } from './combo-offers.tsx';

export const loader = ({ params, context, request }: Route.LoaderArgs) =>
  readCategory(context, params.categoryId, request);

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined) return head(page, { title: 'Unknown Category', isPrivate: true });
  const { category, page: leaf } = page.loaderData;
  return head(page, {
    title: category.name,
    description: category.description,
    path: addressOf(category.id, leaf),
    picture: { src: category.image, alt: category.imageAlt ?? category.name },
    data: [
      breadcrumbs(readFrame(page.matches).publicUrl, [
        { name: category.name, path: addressOf(category.id, 1) },
      ]),
    ],
  });
};

/** So many pictures a phone shows first. */
const FIRST_PICTURES = 2;

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, products, now, page, pages } = loaderData;
  if (category.id === 'combo-offers') return <ComboOffers category={category} combos={products} />;
  return (
    <>
      <ListingBanner title={category.name} picture={category.image} alt={category.imageAlt} isWhole>
        <p>Browse our {category.name} collection</p>
        <p className="mt-2 text-md text-steel">{category.description}</p>
      </ListingBanner>
      <div className="wrap min-h-[50vh] pt-8 pb-(--section)">
        {products.length === 0 ? (
          <EmptyCategory name={category.name} />
        ) : (
          <ProductGrid className="category-grid" key={`${category.id} ${page}`}>
            {products.map(({ card }, index) => (
              <li key={card.id}>
                <Suspense>
                  <ShopCard product={card} now={now} priority={index < FIRST_PICTURES} isComparable />
                </Suspense>
              </li>
            ))}
          </ProductGrid>
        )}
        <Pagination
          className="mt-10"
          page={page}
          pages={pages}
          to={(wanted) => addressOf(category.id, wanted)}
        />
      </div>
      <CompareBar />
    </>
  );
}

function addressOf(id: string, page: number): string {
  return `/category/${id}${page === 1 ? '' : `?page=${page}`}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure />;
  return (
    <div className="wrap pt-10">
      <PageHead
        ruled
        title="Unknown Category"
        lead="We don’t have a category at this address. These are our categories:"
      />
      <CategoryIndex />
    </div>
  );
}
