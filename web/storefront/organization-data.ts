import type { StoreSettings } from '../../contract/settings.ts';

type Seller = Pick<StoreSettings, 'storeName' | 'storeEmail' | 'storePhone' | 'storeAddress'>;

/** The shop for machines, in the words of schema.org. */
export function organization(publicUrl: string, store: Seller): object {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#shop`,
    name: store.storeName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    email: store.storeEmail,
    telephone: store.storePhone,
    address: store.storeAddress,
    areaServed: 'IN',
  };
}
