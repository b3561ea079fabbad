import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/frame/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('shop', 'storefront/shop/shop-page.tsx'),
    route('search', 'storefront/shop/search-page.tsx'),
    route('category/:categoryId', 'storefront/category/category-page.tsx'),
    route('product/:slug', 'storefront/product/product-page.tsx'),
    route('wishlist', 'storefront/wishlist/wishlist-page.tsx'),

    route('cart', 'storefront/cart/cart-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('payment-response', 'storefront/payment/payment-response-page.tsx'),
    route('thank-you', 'storefront/order/thank-you-page.tsx'),
    route('order-success/:orderId?', 'storefront/order/order-success-page.tsx'),
    route('orders', 'storefront/orders/orders-page.tsx'),
    route('create-order', 'storefront/create-order/create-order-page.tsx'),

    route('login', 'storefront/account/login-page.tsx'),
    route('reset-password', 'storefront/account/reset-password-page.tsx'),
    route('verify-email', 'storefront/account/verify-email-page.tsx'),
    route('account', 'storefront/account/account-page.tsx'),
    route('account/orders', 'storefront/account/account-orders-page.tsx'),

    route('about', 'storefront/about/about-page.tsx'),
    route('contact', 'storefront/contact/contact-page.tsx'),
    route('contact-thank-you', 'storefront/contact/contact-thank-you-page.tsx'),
    route('privacy-policy', 'storefront/policies/privacy-policy-page.tsx'),
    route('shipping-policy', 'storefront/policies/shipping-policy-page.tsx'),
    route('return-refund-policy', 'storefront/policies/return-refund-policy-page.tsx'),
    route('terms-and-conditions', 'storefront/policies/terms-page.tsx'),

    route('design', 'design/design-page.tsx'),
    route('*', 'storefront/not-found-page.tsx'),
  ]),
  route('admin/login', 'backoffice/login/login-page.tsx'),
  route('admin', 'backoffice/frame/backoffice-layout.tsx', [
    index('backoffice/dashboard/dashboard-page.tsx'),
    route('products', 'backoffice/products/products-page.tsx'),
    route('categories', 'backoffice/categories/categories-page.tsx'),
    route('orders', 'backoffice/orders/orders-page.tsx'),
    route('customers', 'backoffice/customers/customers-page.tsx'),
    route('settings', 'backoffice/settings/settings-page.tsx'),
    route('contact-us', 'backoffice/messages/contact-messages-page.tsx'),
    route('enquiries', 'backoffice/messages/enquiries-page.tsx'),
    route('contacts', 'backoffice/messages/contact-forms-page.tsx'),
    route('reviews', 'backoffice/reviews/reviews-page.tsx'),
    route('shipping', 'backoffice/shipping/shipping-page.tsx'),
    route('mail', 'backoffice/mail/mail-page.tsx'),
    route('audit-log', 'backoffice/audit-log/audit-log-page.tsx'),
    route('*', 'backoffice/frame/unknown-page.tsx'),
  ]),
] satisfies RouteConfig;
