import type { RouterContextProvider } from 'react-router';
import { CHANNEL_TITLES } from '../../../domain/channels/channel.ts';
import { shopContext } from '../../../server/shop-context.ts';
import type { CheckoutTerms, ShopTerms } from './shop-terms.ts';

export async function readTerms(context: Readonly<RouterContextProvider>): Promise<ShopTerms> {
  const { settings, coupons } = await context.get(shopContext).snapshot();
  const { taxRate, shippingThreshold, freeShippingAmount } = settings;
  const { cashOrderMax, orderUnitsMax, callAbove } = settings;
  return {
    settings: { taxRate, shippingThreshold, freeShippingAmount, cashOrderMax, orderUnitsMax, callAbove },
    coupons,
  };
}

export async function readCheckoutTerms(context: Readonly<RouterContextProvider>): Promise<CheckoutTerms> {
  const { settings, coupons } = await readTerms(context);
  const { cashRules } = (await context.get(shopContext).snapshot()).settings;
  return { settings: { ...settings, cashRules }, coupons };
}

/** `SMS and WhatsApp`; undefined in a shop that sends mails alone. */
export async function readUpdatesBy(context: Readonly<RouterContextProvider>): Promise<string | undefined> {
  const channels = await context.get(shopContext).textChannels();
  return channels.map((channel) => CHANNEL_TITLES[channel]).join(' and ') || undefined;
}
