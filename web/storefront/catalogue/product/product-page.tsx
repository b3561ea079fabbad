import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Failure } from '../../failure.tsx';
import { head, readFrame } from '../../head.ts';
import { breadcrumbs, productOffer } from '../../structured-data.ts';
import type { Route } from './+types/product-page';
import { readProduct } from './product.server.ts';
import { ProductDetail } from './product-detail.tsx';

export const loader = ({ params, context }: Route.LoaderArgs) => readProduct(context, params.slug);

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined)
    return head(page, { title: isNotFound(page.error) ? 'Product Not Found' : 'Product', isPrivate: true });
  const { product, category, pictureTexts, taxRate } = page.loaderData;
  const { publicUrl, storeName } = readFrame(page.matches);
  const [src] = product.images;
  const path = `/product/${product.slug}`;
  return head(page, {
    title: product.name,
    description: product.shortDescription,
    path,
    kind: 'product',
    picture: src === undefined ? undefined : { src, alt: pictureTexts[src] ?? product.name },
    data: [
      productOffer(publicUrl, product, { storeName, taxRate }),
      breadcrumbs(publicUrl, [
        { name: category.name, path: `/category/${category.id}` },
        { name: product.name, path },
      ]),
    ],
  });
};

/** Only the shop can say so: a page that did not arrive is not a product that is gone. */
function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Another product is another page: its gallery, its selection and its quantity start again. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductDetail key={loaderData.product.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) return <Failure />;
  return (
    <div className="wrap pt-12 pb-(--section)">
      <h1 className="border-t-2 border-ink pt-4">Product Not Found</h1>
      <EmptyState
        title="It may have a new name, or we no longer make it."
        action={
          <ButtonLink to="/" kind="primary">
            Go to Homepage
          </ButtonLink>
        }
      >
        <ButtonLink to="/shop" kind="quiet">
          See everything we make
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
