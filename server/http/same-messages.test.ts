import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkLogin, checkRegistration } from '../../contract/accounts/forms.ts';
import { categoryFormSchema } from '../../contract/catalogue/category.ts';
import { type Checked, check } from '../../contract/check.ts';
import { checkContactForm, checkSupportForm } from '../../contract/messages/contact-form.ts';
import { checkQuickEnquiry } from '../../contract/messages/enquiry-form.ts';
import { checkCheckout } from '../../contract/orders/checkout.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { checkCouponForm } from '../../contract/promotions/coupon.ts';
import { checkDiscountForm } from '../../contract/promotions/discount.ts';
import { checkSettings } from '../../contract/settings.ts';
import { type CollectedRoute, collectRoutes } from '../../tests/support/collect-routes.ts';
import { ask } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let routes: readonly CollectedRoute[];
let token: string;
beforeAll(async () => {
  ({ shop, routes } = await collectRoutes(() => testShop({ settings: { RATE_LIMITS: 'off' } })));
  token = (await shop.signUp('ADMIN')).token;
});
afterAll(() => shop.close());

type Form = (input: unknown) => Checked<unknown>;

const PERSON = { name: '', email: 'asha@example', phone: 'none' };
const WRONG = { ...PERSON, subject: '', message: '' };
const address = {
  ...ORDER_REQUEST_EXAMPLE.shippingAddress,
  fullName: 'Al',
  email: 'asha@example',
  phone: '2345678901',
  addressLine1: '12 MG',
  addressLine2: '',
  pinCode: '012345',
};
const wrongOrder = {
  ...ORDER_REQUEST_EXAMPLE,
  shippingAddress: address,
  billingAddress: ORDER_REQUEST_EXAMPLE.billingAddress,
  customerInfo: { name: address.fullName, email: 'asha@example.in', phone: address.phone },
};
const checkoutOf: Form = () =>
  checkCheckout({
    fullName: address.fullName,
    email: address.email,
    mobile: address.phone,
    address: address.addressLine1,
    pincode: address.pinCode,
    city: address.city,
    state: address.state,
  });

/** What the forms ask for and the calls do not. */
const FURTHER = ['Message is required', 'Category is required', 'Standard shipping amount is required'];

/** By field, the first complaint each. */
function complaintsOf(reply: LightMyRequestResponse): Record<string, string> {
  const details: { field: string; message: string }[] = reply.json().details;
  return Object.fromEntries(
    details.map(({ field, message }) => [FORM_FIELDS[field] ?? field, message] as const).toReversed(),
  );
}

/** As the checkout calls them. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'shippingAddress.fullName': 'fullName',
  'shippingAddress.email': 'email',
  'customerInfo.name': 'fullName',
  'customerInfo.phone': 'mobile',
  'shippingAddress.addressLine1': 'address',
  'shippingAddress.pinCode': 'pincode',
};

/** Whatever is typed; a type is chosen. */
const tooLong = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' && field !== 'type' ? 'x'.repeat(9000) : value,
    ]),
  );

/** The schema of the fields, of one that does more before or after. */
const readFirst = (body: unknown): unknown =>
  body instanceof z.ZodPipe ? readFirst(body.in instanceof z.ZodTransform ? body.out : body.in) : body;

/** What the form refuses, the call refuses for the same field in the same words, and nothing else. */
describe('the shop’s own checks', () => {
  it.each<[string, 'POST' | 'PUT', string, object, Form]>([
    ['contact form', 'POST', '/contact-us', WRONG, checkContactForm],
    ['support form', 'POST', '/contact-us', { ...WRONG, type: 'SUPPORT' }, checkSupportForm],
    ['quick enquiry', 'POST', '/enquiries', { ...PERSON, message: '' }, checkQuickEnquiry],
    ['checkout', 'POST', '/orders/guest', wrongOrder, checkoutOf],
    ['sign-in form', 'POST', '/auth/login', { email: '', password: '' }, checkLogin],
    ['registration form', 'POST', '/auth/register', { ...PERSON, password: 'short' }, checkRegistration],
    [
      'settings form',
      'PUT',
      '/settings',
      { storeName: '', taxRate: 101, shippingThreshold: -1 },
      checkSettings,
    ],
    [
      'category form',
      'POST',
      '/categories',
      { name: '', description: '', image: '' },
      (body) => check(categoryFormSchema, body),
    ],
    ['coupon form', 'POST', '/coupons', { code: '', type: 'gift', value: -1 }, checkCouponForm],
    ['discount form', 'POST', '/discounts', { name: '', type: 'gift', value: -1 }, checkDiscountForm],
  ])('give the same messages as the %s [5.shopper.15]', async (_name, method, path, wrong, form) => {
    for (const body of path === '/orders/guest' ? [wrong] : [wrong, tooLong(wrong)]) {
      // The quick enquiry makes its subject by itself.
      const sent = path === '/enquiries' ? { subject: 'Racks', ...body } : body;
      const reply = await ask(shop, method, path, { body: sent, token });
      const checked = form(body);
      const ofForm = Object.entries(checked.ok ? {} : checked.errors).filter(
        ([, message]) => !FURTHER.includes(message),
      );
      expect(reply.statusCode).toBe(400);
      expect(ofForm.length).toBeGreaterThan(1);
      expect(complaintsOf(reply)).toEqual(Object.fromEntries(ofForm));
    }
  });

  it('never show the library’s own messages, whatever stands in a field', async () => {
    const calls = routes.flatMap(({ method, path, body }) => {
      const read = readFirst(body);
      return method !== 'GET' && method !== 'DELETE' && read instanceof z.ZodObject
        ? [
            {
              method,
              path: path.replace('/api', '').replace(/\{\w+\}/g, '1'),
              fields: Object.keys(read.shape),
            },
          ]
        : [];
    });
    expect(calls.length).toBeGreaterThan(30);
    const messages: string[] = [];
    for (const { method, path, fields } of calls.filter((call) => call.fields.length > 0))
      for (const value of [null, {}, [{}], [[7]], 1e308, -1.5, true, 'x'.repeat(9000)]) {
        const sent = Object.fromEntries(fields.map((field) => [field, value]));
        const reply = await ask(shop, method, path, { body: sent, token });
        const details: unknown = reply.json().details;
        if (reply.statusCode !== 400 || !Array.isArray(details)) continue;
        messages.push(...details.map(({ message }: { message: string }) => `${method} ${path}: ${message}`));
      }
    expect(messages.length).toBeGreaterThan(500);
    const foreign =
      /: (Invalid (input|option|string|number|key|value|ISO|GUID|UUID|URL)|Too (big|small)|Unrecognized)/;
    expect([...new Set(messages)].filter((words) => foreign.test(words))).toEqual([]);
  });
});
