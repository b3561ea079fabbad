import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/frame/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('category/:categoryId', 'storefront/category/category-page.tsx'),
    route('product/:slug', 'storefront/product/product-page.tsx'),
    route('design', 'design/design-page.tsx'),
    route('*', 'storefront/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
