import type { Product } from '../../domain/catalogue/product.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { effectivePrice } from '../../domain/pricing/price.ts';
import { addressOfLine } from '../../domain/selection-address.ts';
import { formatLongDate, formatRupees } from '../../domain/text/format.ts';
import { type Mail, renderMail } from '../mail/mail.ts';
import type { Store } from '../settings/read-settings.ts';

export interface Waiting {
  readonly id: number;
  readonly product_id: string;
  readonly variant: string | null;
  readonly email: string;
  readonly asked_at: Date;
}

/** With the variant chosen on the page that it opens. That page is the same for all, so its address needs no signature. */
export function backInStockMail(
  { variant, email, asked_at }: Waiting,
  product: Product,
  store: Store,
  publicUrl: string,
): Mail {
  const name = nameWithVariant(product.name, variant);
  const selection = { variant: variant ?? undefined };
  return {
    to: email,
    subject: `${name} is back in stock`,
    ...renderMail({
      heading: 'It’s back in stock',
      paragraphs: [
        `${name} can be ordered again. First come, first served: we can’t hold one for you.`,
        `You asked us to tell you on ${formatLongDate(asked_at)}. This is the only e-mail you’ll get about it.`,
      ],
      ...(variant === null
        ? {}
        : {
            facts: [{ label: 'Price', value: `${formatRupees(effectivePrice(product, selection))} + GST` }],
          }),
      action: {
        label: 'See it in the shop',
        url: `${publicUrl}/product/${product.slug}${addressOfLine(product, selection)}`,
      },
      footer: `${store.name}, ${store.email}. You’re getting this e-mail because this address was entered on our product page.`,
    }),
  };
}
