import type { Product } from '../../domain/catalogue/product.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import { canBeBought } from '../../domain/pricing/price.ts';
import { priceSpan } from '../../domain/pricing/price-range.ts';
import { withGst } from '../../domain/pricing/with-gst.ts';

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
  Partial<Pick<Product, 'weightVariants' | 'colorVariants' | 'brand' | 'gst'>>;

interface Seller {
  readonly storeName: string;
  readonly taxRate: number;
}

/** Our prices are before GST; the offer says so, and what each is with it. A product without reviews has no rating. */
export function productOffer(publicUrl: string, product: SoldHere, store: Seller): object {
  const { lowest, highest } = priceSpan(product);
  const rate = product.gst ?? store.taxRate;
  const url = `${publicUrl}/product/${product.slug}`;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.shortDescription,
    sku: product.productCode,
    image: product.images.map((src) => publicUrl + src),
    brand: { '@type': 'Brand', name: product.brand ?? store.storeName },
    countryOfOrigin: 'IN',
    offers: {
      ...(lowest === highest
        ? { '@type': 'Offer', price: toRupees(lowest) }
        : { '@type': 'AggregateOffer', lowPrice: toRupees(lowest), highPrice: toRupees(highest) }),
      priceSpecification: [
        priceSpecification(lowest, highest, false),
        priceSpecification(withGst(lowest, rate), withGst(highest, rate), true),
      ],
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

function priceSpecification(lowest: Paise, highest: Paise, valueAddedTaxIncluded: boolean): object {
  return {
    '@type': 'UnitPriceSpecification',
    ...(lowest === highest
      ? { price: toRupees(lowest) }
      : { minPrice: toRupees(lowest), maxPrice: toRupees(highest) }),
    priceCurrency: 'INR',
    valueAddedTaxIncluded,
  };
}
