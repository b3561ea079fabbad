import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { PAYMENT_CHOICES, type PaymentChoice } from '../../../domain/orders/part-payment.ts';
import { FLOOR_MAX } from '../../../domain/shipping/floor.ts';
import { SHIPPING_METHODS, type ShippingMethod } from '../../../domain/shipping/freight.ts';
import { pincodeDigits } from '../../../domain/shipping/pincode/pincode-digits.ts';
import { getPath } from '../../api/response.ts';
import { persistIn, type SafeStorage, type TabKey, tabStorage } from '../../storage/safe-storage.ts';

/** In the order of the form. */
export const FIELDS = [
  'fullName',
  'email',
  'mobile',
  'address',
  'pincode',
  'city',
  'state',
  'gstin',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Fields = Readonly<Record<FieldName, string>>;

interface Draft {
  readonly fields: Fields;
  readonly paymentMethod: PaymentChoice;
  /** The provider's page above ours, instead of going there. */
  readonly paysInPage: boolean;
  readonly shippingMethod: ShippingMethod;
  readonly couponCode: string;
  /** Asked for heavy goods; 0 is the ground floor. */
  readonly floor: number;
  readonly hasLift: boolean;
}

interface CheckoutDraft extends Draft {
  /** The storage has been read. Until then the form is as empty as the server has rendered it. */
  readonly isReady: boolean;
  setFields(fields: Partial<Fields>): void;
  /** Only those that are empty. */
  fillEmpty(fields: Partial<Fields>): void;
  choose(choices: Partial<Omit<Draft, 'fields'>>): void;
  /** What is on the screen stays until the shopper has left. */
  clearStorage(): void;
  readStorage(): void;
}

const LONGEST_FIELD = 1000;

const NO_FIELDS = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Fields;
const EMPTY: Draft = {
  fields: NO_FIELDS,
  paymentMethod: 'online',
  paysInPage: false,
  shippingMethod: 'standard',
  couponCode: '',
  floor: 0,
  hasLift: false,
};

export function createCheckoutDraft({ storage = tabStorage }: { storage?: SafeStorage<TabKey> } = {}) {
  return createStore<CheckoutDraft>()(
    persist(
      (set, get, store) => ({
        ...EMPTY,
        isReady: false,
        setFields(changed) {
          const fields = { ...get().fields, ...changed };
          set({ fields: { ...fields, pincode: pincodeDigits(fields.pincode) } });
        },
        fillEmpty(fields) {
          const { fields: present, setFields } = get();
          const missing = FIELDS.filter((name) => present[name] === '' && fields[name]);
          if (missing.length > 0)
            setFields(Object.fromEntries(missing.map((name) => [name, fields[name] ?? ''])));
        },
        choose: set,
        clearStorage: () => store.persist.clearStorage(),
        readStorage: () => void store.persist.rehydrate(),
      }),
      persistIn(storage, 'checkout-draft', {
        keep: ({ fields, paymentMethod, paysInPage, shippingMethod, couponCode, floor, hasLift }) => ({
          fields,
          paymentMethod,
          paysInPage,
          shippingMethod,
          couponCode,
          floor,
          hasLift,
        }),
        repair: (stored) => ({ ...readDraft(stored), isReady: true }),
      }),
    ),
  );
}

/** Without zod, which the cart's page would have to load for its pincode. */
function readDraft(stored: unknown): Draft {
  const text = (...path: string[]): string => {
    const value = getPath(stored, ...path);
    return typeof value === 'string' ? value.slice(0, LONGEST_FIELD) : '';
  };
  return {
    fields: { ...NO_FIELDS, ...Object.fromEntries(FIELDS.map((name) => [name, text('fields', name)])) },
    paymentMethod: PAYMENT_CHOICES.find((choice) => choice === text('paymentMethod')) ?? 'online',
    paysInPage: getPath(stored, 'paysInPage') === true,
    shippingMethod: SHIPPING_METHODS.find((method) => method === text('shippingMethod')) ?? 'standard',
    couponCode: text('couponCode'),
    floor: floorOf(getPath(stored, 'floor')),
    hasLift: getPath(stored, 'hasLift') === true,
  };
}

const floorOf = (stored: unknown): number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= FLOOR_MAX ? stored : 0;

export const checkoutDraft = createCheckoutDraft();

export function useDraft<T>(select: (draft: CheckoutDraft) => T): T {
  return useStore(checkoutDraft, select);
}
