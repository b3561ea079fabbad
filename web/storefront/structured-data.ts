import type { Product } from '../../domain/catalogue/product.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import { canBeBought } from '../../domain/pricing/price.ts';
import { priceSpan } from '../../domain/pricing/price-range.ts';

/** Pages for machines, in the words of schema.org. Addresses are whole, amounts are rupees. */

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** From the home page to here. */
export function breadcrumbs(publicUrl: string, steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

export function questionsAndAnswers(
  questions: readonly { readonly question: string; readonly answer: string }[],
): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type SoldHere = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'category'
  | 'shortDescription'
  | 'images'
  | 'productCode'
  | 'price'
  | 'salePrice'
  | 'inStock'
  | 'rating'
  | 'reviewCount'
> &
  Partial<Pick<Product, 'weightVariants' | 'colorVariants' | 'brand'>>;

/** Our prices are before GST, and the offer says so. A product without reviews has no rating. */
export function productOffer(publicUrl: string, product: SoldHere, storeName: string): object {
  const { lowest, highest } = priceSpan(product);
  const url = `${publicUrl}/product/${product.slug}`;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.shortDescription,
    sku: product.productCode,
    image: product.images.map((src) => publicUrl + src),
    brand: { '@type': 'Brand', name: product.brand ?? storeName },
    countryOfOrigin: 'IN',
    offers: {
      ...(lowest === highest
        ? { '@type': 'Offer', ...price(lowest) }
        : { '@type': 'AggregateOffer', lowPrice: toRupees(lowest), highPrice: toRupees(highest) }),
      priceCurrency: 'INR',
      availability: `https://schema.org/${canBeBought(product) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url,
      seller: { '@id': `${publicUrl}/#shop` },
    },
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
        bestRating: 5,
      },
    }),
  };
}

function price(amount: Paise): object {
  return {
    price: toRupees(amount),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toRupees(amount),
      priceCurrency: 'INR',
      valueAddedTaxIncluded: false,
    },
  };
}
