import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { z } from 'zod';
import { PRICE_RULE_EXAMPLE } from '../../contract/catalogue/price-change.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import { hashToken, newToken, openSession } from '../../server/accounts/sessions.ts';
import { listVersion } from '../../server/catalogue/catalogue-edit.ts';
import { exampleOf } from '../../server/http/examples.ts';
import { linkSecret, signOrder } from '../../server/orders/confirmation/link.ts';
import { simulatorKeys } from '../../server/payments/simulator/keys.ts';
import { webhookSignature } from '../../server/payments/webhook-signature.ts';
import type { CollectedRoute } from './collect-routes.ts';
import { softPasskey } from './passkey.ts';
import type { PaymentShop } from './payments.ts';
import { bearer } from './test-shop.ts';

/** For tests: something of everything that a call can be about, so that each call can be made in earnest. */

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly headers: Record<string, string>;
}

/** Administrators of the other roles. */
export type Staff = Readonly<Record<Exclude<AdminRole, 'owner'>, Person>>;

export async function staff(shop: PaymentShop): Promise<Staff> {
  const employed = async (role: AdminRole) => {
    const person = await joined(shop, role);
    await shop.pool.query(`update users set role = 'ADMIN', admin_role = $2 where id = $1`, [
      person.id,
      role,
    ]);
    return person;
  };
  return {
    manager: await employed('manager'),
    packer: await employed('packer'),
    support: await employed('support'),
    accountant: await employed('accountant'),
  };
}

export interface People {
  readonly shopper: Person;
  readonly other: Person;
  readonly administrator: Person;
}

/** What differs from the documented example, for this caller. */
export interface Target {
  readonly path?: string;
  readonly body?: object | Buffer;
  readonly headers?: Record<string, string>;
  /** The reply does not end by itself. */
  readonly isStream?: boolean;
}

type Aim = (caller: Person | null) => Target | Promise<Target>;

const idResponse = z.looseObject({ data: z.looseObject({ id: z.string() }) });
const accountResponse = z.looseObject({
  user: z.looseObject({ id: z.string() }),
  authorization: z.object({ token: z.string() }),
});

export async function people(shop: PaymentShop): Promise<People> {
  const shopper = await joined(shop, 'asha');
  const other = await joined(shop, 'ravi');
  const administrator = await joined(shop, 'boss');
  await shop.pool.query(`update users set role = 'ADMIN', admin_role = 'owner' where id = $1`, [
    administrator.id,
  ]);
  return { shopper, other, administrator: await signedInAtAdmin(shop, administrator) };
}

async function signedInAtAdmin(shop: PaymentShop, person: Person): Promise<Person> {
  const reply = await shop.call('POST', '/auth/admin-login', { ...PASSWORD, email: person.email });
  return { ...person, headers: bearer(String(dataOf(succeeded(reply)).token)) };
}

/** Of every account here. */
const PASSWORD = { password: 'twelve steel plates' };

async function joined(shop: PaymentShop, name: string): Promise<Person> {
  const email = `${name}@example.in`;
  const reply = await shop.call('POST', '/auth/register', { ...PASSWORD, name: 'Asha Rao', email });
  const { user, authorization } = accountResponse.parse(succeeded(reply).json());
  return { id: user.id, email, headers: bearer(authorization.token) };
}

const BOUNDARY = 'a-boundary-of-the-test';

async function pictureForm(): Promise<Target> {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  const head = 'content-disposition: form-data; name="files"; filename="a.jpg"\r\ncontent-type: image/jpeg';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
      picture,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}

const productFile = (): Target => ({
  headers: { 'content-type': 'text/csv' },
  body: Buffer.from('Product ID,Best Seller\r\n1,Yes\r\n'),
});

const moneyFile = (step: string): Target => ({
  path: `/api/books/money/${step}?kind=bank&name=statement.csv`,
  headers: { 'content-type': 'text/csv' },
  body: Buffer.from('Date,Narration,Credit\r\n17-11-2026,NEFT,100\r\n'),
});

/** What the calls are about that need something that is there, or something else for every caller. */
export async function callTargets(shop: PaymentShop, persons: People): Promise<Record<string, Aim>> {
  const { shopper, administrator } = persons;
  const forgetful = await joined(shop, 'forgetful');
  let serial = 0;
  const next = () => (serial += 1);

  const asAdmin = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object): Promise<string> =>
    idResponse.parse(
      succeeded(await send(shop, { method, path: `/api${path}` }, { body }, administrator)).json(),
    ).data.id;
  const unconfirmed = async (): Promise<string> => {
    const id = await order(shopper);
    await shop.pool.query(`update orders set confirm_by = now() + interval '1 day' where id = $1`, [id]);
    return id;
  };
  const order = async (owner: Person, more: object = {}): Promise<string> => {
    const target = { body: { ...ORDER_REQUEST_EXAMPLE, ...more } };
    return idResponse.parse(
      succeeded(await send(shop, { method: 'POST', path: '/api/orders' }, target, owner)).json(),
    ).data.id;
  };
  const bench = () => ({
    name: `Flat Bench ${next()}`,
    category: 'benches',
    price: 8999,
    salePrice: 6499,
    shortDescription: 'Holds 300 kg.',
    description: 'A flat bench for pressing and rowing.',
    images: ['/images/products/30/front-1000x1000.webp'],
  });
  const product = () => asAdmin('POST', '/products', bench());
  const category = () =>
    asAdmin('POST', '/categories', {
      name: `Ropes ${next()}`,
      description: 'Battle ropes and climbing ropes.',
      image: '/images/categories/others-1000x1000.webp',
    });
  const couponFields = () => ({ code: `TEN${next()}`, name: 'Ten rupees off', type: 'fixed', value: 10 });
  const coupon = () => asAdmin('POST', '/coupons', couponFields());
  const discount = () =>
    asAdmin('POST', '/discounts', {
      name: `Week ${next()}`,
      type: 'percentage',
      value: 10,
      appliesTo: 'all',
      from: '2026-11-01',
      to: '2026-11-30',
    });
  const waitingCredit = async () => {
    const { rows } = await shop.pool.query<{ id: string }>(
      `with file as (
         insert into settlement_imports (kind, file_name, file_hash, line_count, total_amount)
         values ('bank', 'statement.csv', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 1, 100) returning id
       )
       insert into bank_credits (import_id, row_number, day, amount, narration, refs, occurrence)
       select id, 2, '2026-11-17', 100, id::text, '{}', 1 from file returning id`,
    );
    return String(rows[0]?.id);
  };
  const carrier = () => asAdmin('POST', '/shipping/partners', { name: `Carrier ${next()}` });
  const rateFields = async () => ({
    carrierId: await carrier(),
    zone: 'national',
    method: 'standard',
    minWeightKg: 0,
    maxWeightKg: 50,
    baseAmount: 120,
    perKgAmount: 18.5,
    minDays: 3,
    maxDays: 5,
  });
  const shipmentFields = async () => ({
    orderId: await order(shopper),
    carrierId: await carrier(),
    trackingNumber: `BL${next()}`,
  });
  const delivered = async (owner: Person): Promise<string> => {
    const bought = await product();
    const items = [{ productId: bought, quantity: 1 }];
    const id = await order(owner, { items });
    await asAdmin('PATCH', `/orders/${id}/status`, { status: 'DELIVERED' });
    return bought;
  };
  const review = async (owner: Person): Promise<string> => {
    const path = `/api/products/${await delivered(owner)}/reviews`;
    const body = { userName: 'Asha', rating: 5, comment: 'Straight.' };
    return idResponse.parse(succeeded(await send(shop, { method: 'POST', path }, { body }, owner)).json())
      .data.id;
  };
  const claimable = async (): Promise<{ path: string; body: object }> => {
    const id = await order(shopper);
    await asAdmin('PATCH', `/orders/${id}/status`, { status: 'DELIVERED' });
    const found = await send(shop, { method: 'GET', path: `/api/orders/${id}` }, {}, null);
    const lines = [{ itemId: found.json().data.order_items[0].id, quantity: 1 }];
    return { path: `/api/orders/${id}/claims`, body: { problem: 'damaged', lines } };
  };
  const claim = async (): Promise<{ id: string; path: string }> => {
    const { path, body } = await claimable();
    const opened = await send(shop, { method: 'POST', path }, { body }, null);
    return { id: idResponse.parse(succeeded(opened).json()).data.id, path };
  };
  const photograph = async (): Promise<Target> => ({
    headers: { 'content-type': 'image/jpeg' },
    body: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer(),
  });
  const openedDataLink = async () => ({ body: { token: await dataLink(shop, 'opened_data_link') } });
  const message = async (path: string): Promise<string> => {
    const body = {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      subject: 'Racks',
      message: 'Which one is the widest of them?',
    };
    return idResponse.parse(succeeded(await shop.call('POST', path, body)).json()).data.id;
  };
  const invitation = () => ({
    name: 'Ravi Iyer',
    adminRole: 'packer',
    ...PASSWORD,
    email: `colleague${next()}@example.in`,
  });
  const paidOrder = async (): Promise<string> => {
    const placed = await shop.placeOrder();
    await shop.pay((await shop.initiate(placed)).page, { webhook: 'dropped' });
    await shop.status(placed.id);
    return placed.id;
  };
  const paidPayment = async () => (await shop.payments(await paidOrder()))[0]?.id ?? '';
  /** A piece of a paid order, as a refund names it. */
  const paidPiece = async () => {
    const orderId = await paidOrder();
    const { rows } = await shop.pool.query<{ id: number }>('select id from order_items where order_id = $1', [
      orderId,
    ]);
    const refund = { amount: 100, reason: 'Sent back', lines: [{ itemId: rows[0]?.id ?? 0, quantity: 1 }] };
    return { orderId, refund };
  };
  const online = async () => (await shop.placeOrder()).id;
  const at = (path: string): Target => ({ path: `/api${path}` });
  const gateway = await simulatorKeys(shop.pool)();
  const signature = webhookSignature(gateway.webhookUsername, gateway.webhookPassword);
  const contact = async () => at(`/contacts/${await message('/contact-us')}`);
  const enquiry = async () => at(`/enquiries/${await message('/enquiries')}`);
  const keyholder = await holderOfPasskey(shop, await joined(shop, 'keyholder'));
  const linkTo = async (orderId: string) =>
    signOrder(await linkSecret(shop.pool), { orderId, expiresAt: new Date(Date.now() + 60_000) });
  const shipped = await order(shopper);
  await asAdmin('PATCH', `/orders/${shipped}/status`, { status: 'SHIPPED' });
  const cancelled = await order(shopper);
  await asAdmin('PATCH', `/orders/${cancelled}/status`, { status: 'SHIPPED' });
  await asAdmin('PATCH', `/orders/${cancelled}/status`, { status: 'CANCELLED' });

  return {
    'get /api/products/{id}': () => at('/products/1'),
    'put /api/products/{id}': async () => ({
      ...at(`/products/${await product()}`),
      body: { ...bench(), version: 1 },
    }),
    'delete /api/products/{id}': async () => at(`/products/${await product()}`),
    'post /api/products/prices': async () => ({
      body: { rule: PRICE_RULE_EXAMPLE, products: [{ id: await product(), version: 1 }] },
    }),
    'post /api/products/import/preview': productFile,
    'post /api/products/import': async () => ({
      ...productFile(),
      path: `/api/products/import?version=${await listVersion(shop.pool, 'products')}`,
    }),
    'put /api/categories/{id}': async () => at(`/categories/${await category()}`),
    'delete /api/categories/{id}': async () => at(`/categories/${await category()}`),
    'get /api/products/{id}/stock': () => at('/products/1/stock'),
    'put /api/products/{id}/stock': async () => ({
      ...at(`/products/${await product()}/stock`),
      body: { counts: [{ variantId: null, available: 20, seen: null }] },
    }),
    'get /api/products/{id}/stock/movements': () => at('/products/1/stock/movements'),
    'post /api/products/{id}/reviews': async () => at(`/products/${await delivered(shopper)}/reviews`),
    'get /api/products/{id}/reviews/own': () => at('/products/1/reviews/own'),
    'patch /api/reviews/{id}': async () => at(`/reviews/${await review(shopper)}`),
    'delete /api/reviews/{id}': async () => at(`/reviews/${await review(shopper)}`),
    'get /api/customers/{id}': () => at(`/customers/${shopper.id}`),
    'put /api/customers/{id}': () => ({
      ...at(`/customers/${shopper.id}`),
      body: { notes: `Note ${next()}` },
    }),
    'get /api/mail/{id}': async () => at(`/mail/${await keptMail(shop)}`),
    'get /api/mail/{id}/file': async () => at(`/mail/${await keptMail(shop)}/file`),
    'post /api/mail/{id}/retry': async () => at(`/mail/${await givenUpMail(shop)}/retry`),
    'post /api/auth/login': () => ({ body: { ...PASSWORD, email: shopper.email } }),
    'post /api/auth/admin-login': () => ({ body: { ...PASSWORD, email: administrator.email } }),
    'post /api/auth/register': () => ({
      body: { ...PASSWORD, name: 'Asha', email: `new${next()}@example.in` },
    }),
    'post /api/auth/second-step': async () => {
      const body = { ...PASSWORD, email: keyholder.person.email };
      const { challenge } = dataOf(await shop.call('POST', '/auth/admin-login', body));
      return { body: { challenge, code: keyholder.codes.pop() } };
    },
    'post /api/auth/passkey-login': async () => ({
      body: keyholder.passkey.sign(passkeyRequest(await shop.call('POST', '/auth/passkey-options', {}))),
    }),
    'post /api/auth/confirm-passkey': async () => {
      const { passkey } = await holderOfPasskey(shop, administrator);
      const path = '/api/auth/confirm-passkey/options';
      return {
        body: passkey.sign(passkeyRequest(await send(shop, { method: 'POST', path }, {}, administrator))),
      };
    },
    'post /api/security/app/confirm': async () => {
      await shop.pool.query('delete from authenticator_apps where user_id = $1', [administrator.id]);
      const begun = await send(shop, { method: 'POST', path: '/api/security/app' }, {}, administrator);
      const secret = Secret.fromBase32(String(dataOf(begun).secret));
      return { body: { code: TOTP.generate({ secret }) } };
    },
    'post /api/security/recovery-codes': async () => {
      await holderOfPasskey(shop, administrator);
      return {};
    },
    'post /api/security/passkeys': async () => ({
      body: await newPasskey(shop, administrator, softPasskey(LOCAL)),
    }),
    'delete /api/security/passkeys/{id}': async () => {
      const { rows } = await shop.pool.query<{ id: string }>('select id from passkeys where user_id = $1', [
        administrator.id,
      ]);
      return at(`/security/passkeys/${rows[0]?.id}`);
    },
    'delete /api/security/sessions/{id}': async () => {
      const token = await openSession(shop.pool, administrator.id, new Date());
      const { rows } = await shop.pool.query<{ id: string }>(
        'select id from sessions where token_hash = $1',
        [hashToken(token)],
      );
      return at(`/security/sessions/${rows[0]?.id}`);
    },
    'post /api/administrators/{id}/reset-second-step': () =>
      at(`/administrators/${keyholder.person.id}/reset-second-step`),
    // A token of the caller's own that may end here.
    'post /api/auth/refresh': (caller) => freshSession(shop, caller),
    'post /api/auth/logout': (caller) => freshSession(shop, caller),
    'put /api/users/profile/{id}': () => at(`/users/profile/${shopper.id}`),
    'put /api/users/profile/{id}/password': () => at(`/users/profile/${shopper.id}/password`),
    'post /api/wishlist': () => ({ body: { productId: '1' } }),
    'delete /api/wishlist/{id}': async () => {
      const body = { productId: '3' };
      const added = await send(shop, { method: 'POST', path: '/api/wishlist' }, { body }, shopper);
      return at(`/wishlist/${idResponse.parse(succeeded(added).json()).data.id}`);
    },
    'get /api/orders/{id}/claims': async () => ({ path: (await claim()).path }),
    'post /api/orders/{id}/claims': claimable,
    'post /api/orders/{id}/claims/{claimId}/photographs': async () => {
      const { id, path } = await claim();
      return { ...(await photograph()), path: `${path}/${id}/photographs` };
    },
    'get /api/orders/{id}/claims/{claimId}/photographs/{photographId}': async () => {
      const { id, path } = await claim();
      const photographs = `${path}/${id}/photographs`;
      const saved = await send(shop, { method: 'POST', path: photographs }, await photograph(), null);
      return { path: `${photographs}/${succeeded(saved).json().claim.photographs[0].id}` };
    },
    'get /api/books/months/{period}': () => at('/books/months/2026-10'),
    'get /api/books/months/{period}/documents': () => at('/books/months/2026-10/documents'),
    'get /api/books/months/{period}/gstr1.json': () => at('/books/months/2026-10/gstr1.json'),
    'get /api/books/months/{period}/gstr1.xlsx': () => at('/books/months/2026-10/gstr1.xlsx'),
    'post /api/books/months/{period}/portal-errors': () => at('/books/months/2026-10/portal-errors'),
    'post /api/books/months/{period}/file': () => at('/books/months/2025-02/file'),
    'post /api/books/months/{period}/override': () => at('/books/months/2025-01/override'),
    'post /api/books/months/{period}/lock': async () => {
      const month = `/api/books/months/20${10 + (next() % 15)}-0${1 + (next() % 9)}`;
      const body = { arn: 'AA271026048213K', filedOn: '2026-11-10' };
      await send(shop, { method: 'POST', path: `${month}/file` }, { body }, administrator);
      return { path: `${month}/lock` };
    },
    'get /api/claims/{id}': async () => at(`/claims/${(await claim()).id}`),
    'post /api/claims/{id}/decision': async () => at(`/claims/${(await claim()).id}/decision`),
    'post /api/claims/{id}/handover': async () => at(`/claims/${(await claim()).id}/handover`),
    'put /api/contacts/{id}': contact,
    'delete /api/contacts/{id}': contact,
    'put /api/contact-us/{id}': async () => at(`/contact-us/${await message('/contact-us')}`),
    'delete /api/contact-us/{id}': async () => at(`/contact-us/${await message('/contact-us')}`),
    'get /api/contacts/{id}/replies': async () => at(`/contacts/${await message('/contact-us')}/replies`),
    'post /api/contacts/{id}/replies': async () => at(`/contacts/${await message('/contact-us')}/replies`),
    'get /api/enquiries/{id}/replies': async () => at(`/enquiries/${await message('/enquiries')}/replies`),
    'post /api/enquiries/{id}/replies': async () => at(`/enquiries/${await message('/enquiries')}/replies`),
    'get /api/enquiries/{id}': enquiry,
    'put /api/enquiries/{id}': enquiry,
    'delete /api/enquiries/{id}': enquiry,
    'get /api/coupons/{id}': async () => at(`/coupons/${await coupon()}`),
    'put /api/coupons/{id}': async () => ({
      ...at(`/coupons/${await coupon()}`),
      body: { ...couponFields(), isActive: false, version: 1 },
    }),
    'delete /api/coupons/{id}': async () => at(`/coupons/${await coupon()}`),
    'get /api/discounts/{id}': async () => at(`/discounts/${await discount()}`),
    'put /api/discounts/{id}': async () => at(`/discounts/${await discount()}`),
    'delete /api/discounts/{id}': async () => at(`/discounts/${await discount()}`),
    'get /api/shipping/partners/{id}': async () => at(`/shipping/partners/${await carrier()}`),
    'put /api/shipping/partners/{id}/pincodes': async () => ({
      ...at(`/shipping/partners/${await carrier()}/pincodes`),
      headers: { 'content-type': 'text/csv' },
      body: Buffer.from('Pincode,Serviceable\r\n560001,Yes\r\n'),
    }),
    'post /api/books/money/preview': () => moneyFile('preview'),
    'post /api/books/money/import': () => moneyFile('import'),
    'put /api/books/money/columns/{id}': async () => at(`/books/money/columns/${await carrier()}`),
    'post /api/books/money/open/{id}/close': async () =>
      at(`/books/money/open/${await waitingCredit()}/close`),
    'delete /api/shipping/partners/{id}/pincodes': async () =>
      at(`/shipping/partners/${await carrier()}/pincodes`),
    'get /api/shipping/promise': () => at('/shipping/promise?pincode=560001&products=1'),
    'put /api/shipping/partners/{id}': async () => ({
      ...at(`/shipping/partners/${await carrier()}`),
      body: { name: `Carrier ${next()}`, isActive: false, version: 1 },
    }),
    'get /api/shipping/partners/{id}/rates': async () => at(`/shipping/partners/${await carrier()}/rates`),
    'post /api/shipping/rates': async () => ({ body: await rateFields() }),
    'put /api/shipping/rates/{id}': async () => {
      const body = await rateFields();
      return { ...at(`/shipping/rates/${await asAdmin('POST', '/shipping/rates', body)}`), body };
    },
    'post /api/shipping/shipments': async () => ({ body: await shipmentFields() }),
    'get /api/shipping/shipments/{id}': async () =>
      at(`/shipping/shipments/${await asAdmin('POST', '/shipping/shipments', await shipmentFields())}`),
    'patch /api/shipping/shipments/{id}/status': async () =>
      at(
        `/shipping/shipments/${await asAdmin('POST', '/shipping/shipments', await shipmentFields())}/status`,
      ),
    'get /api/shipping/orders/{id}/quotes': () => at(`/shipping/orders/${shipped}/quotes`),
    'get /api/shipping/pile': () => at(`/shipping/pile?orders=${shipped}`),
    'post /api/shipping/pile': async () => ({ body: { shipments: [await shipmentFields()] } }),
    'get /api/shipping/orders/{id}/shipments': () => at(`/shipping/orders/${shipped}/shipments`),
    'get /api/orders/{id}': () => at(`/orders/${shipped}`),
    'post /api/orders/{id}/cancel': async () => at(`/orders/${await order(shopper)}/cancel`),
    'put /api/orders/{id}': async () => at(`/orders/${await order(shopper)}`),
    'delete /api/orders/{id}': async () => at(`/orders/${await order(shopper)}`),
    'patch /api/orders/{id}/status': async () => at(`/orders/${await order(shopper)}/status`),
    'patch /api/orders/status': async () => ({
      body: { ids: [await order(shopper)], from: 'PENDING', status: 'CONFIRMED' },
    }),
    'post /api/orders/lookup': async () => {
      const found = await send(shop, { method: 'GET', path: `/api/orders/${shipped}` }, {}, null);
      return { body: { order_number: found.json().data.order_number, contact: 'asha@example.in' } };
    },
    'get /api/orders/confirmation': async () => at(`/orders/confirmation?token=${await linkTo(shipped)}`),
    'post /api/orders/confirmation': async () => ({
      body: { token: await linkTo(await order(shopper)), answer: 'yes' },
    }),
    'post /api/orders/{id}/confirmation': async () => at(`/orders/${await unconfirmed()}/confirmation`),
    'post /api/orders/{id}/calls': async () => at(`/orders/${await unconfirmed()}/calls`),
    'get /api/orders/{id}/cash-score': () => at(`/orders/${shipped}/cash-score`),
    'put /api/orders/{id}/returned': () => ({
      ...at(`/orders/${shipped}/returned`),
      body: { returned: true },
    }),
    'put /api/orders/{id}/cash-allowed': () => ({
      ...at(`/orders/${shipped}/cash-allowed`),
      body: { allowed: true },
    }),
    'get /api/orders/{id}/mails': () => at(`/orders/${shipped}/mails`),
    'post /api/orders/{id}/mails': () => at(`/orders/${shipped}/mails`),
    'post /api/orders/boxes': () => ({ body: { ids: [shipped] } }),
    'post /api/orders/invoices': () => ({ body: { ids: [shipped] } }),
    'get /api/orders/{id}/invoice': () => at(`/orders/${shipped}/invoice`),
    'get /api/orders/{id}/credit-note': () => at(`/orders/${cancelled}/credit-note`),
    'post /api/payment/initiate': async () => ({ body: { orderId: await online() } }),
    'post /api/payment/create-sdk-order': async () => ({ body: { orderId: await online() } }),
    'get /api/payment/status/{id}': async () => {
      const placed = await shop.placeOrder();
      await shop.initiate(placed);
      return at(`/payment/status/${placed.id}`);
    },
    'post /api/payment/webhook': async (caller) => {
      const placed = await shop.placeOrder();
      const { transactionId } = await shop.initiate(placed);
      const payload = { merchantOrderId: transactionId, state: 'COMPLETED', amount: placed.amount };
      const headers = caller === null ? { authorization: signature } : {};
      return { headers, body: { event: 'checkout.order.completed', payload } };
    },
    'post /api/payments/{id}/refunds': async (caller) =>
      caller !== null ? at(`/payments/${await paidPayment()}/refunds`) : at('/payments/x/refunds'),
    'post /api/orders/{id}/refunds': async (caller) => {
      if (caller === null) return at(`/orders/${shipped}/refunds`);
      const { orderId, refund } = await paidPiece();
      return { ...at(`/orders/${orderId}/refunds`), body: refund };
    },
    'patch /api/refunds/{id}/goods': async (caller) => {
      if (caller === null) return at('/refunds/x/goods');
      const { orderId, refund } = await paidPiece();
      const path = `/api/orders/${orderId}/refunds`;
      const refunded = succeeded(await send(shop, { method: 'POST', path }, { body: refund }, administrator));
      const { id } = z.object({ data: z.tuple([z.looseObject({ id: z.string() })]) }).parse(refunded.json())
        .data[0];
      return {
        ...at(`/refunds/${id}/goods`),
        body: { itemId: refund.lines[0]?.itemId ?? 0, goods: 'good' },
      };
    },
    'post /api/uploads/images': pictureForm,
    'post /api/products': () => ({ body: bench() }),
    'post /api/auth/reset-password': async () => ({
      body: { token: await linkToken(shop, forgetful, 'password_reset'), password: 'thirteen steel plates' },
    }),
    'post /api/auth/verify-email': async () => ({
      body: { token: await linkToken(shop, shopper, 'email_verification') },
    }),
    'post /api/administrators': () => ({ body: invitation() }),
    'put /api/administrators/{id}/role': async () =>
      at(`/administrators/${await asAdmin('POST', '/administrators', invitation())}/role`),
    'post /api/administrators/{id}/withdraw': async () =>
      at(`/administrators/${await asAdmin('POST', '/administrators', invitation())}/withdraw`),
    'post /api/auth/logout-all': async (caller) =>
      caller === null ? {} : { headers: (await joined(shop, `leaver${next()}`)).headers },
    'get /api/dashboard/events': () => ({ isStream: true }),
    'post /api/your-data/open': async () => ({ body: { token: await dataLink(shop, 'data_link') } }),
    'post /api/your-data/export': openedDataLink,
    'post /api/your-data/erase': openedDataLink,
    'post /api/customers/{id}/data': () => at(`/customers/${shopper.id}/data`),
    'post /api/customers/{id}/erase': async () =>
      at(`/customers/${(await joined(shop, `erased${next()}`)).id}/erase`),
  };
}

/** Where passkeys of a shop on this machine work. */
const LOCAL = 'http://localhost:3000';

const dataOf = (reply: LightMyRequestResponse): Record<string, unknown> =>
  z.looseObject({ data: z.looseObject({}) }).parse(succeeded(reply).json()).data;
const passkeyRequest = (reply: LightMyRequestResponse) =>
  z
    .looseObject({ challenge: z.string(), user: z.object({ id: z.string() }).default({ id: '' }) })
    .parse(z.looseObject({ data: z.unknown() }).parse(succeeded(reply).json()).data);

async function newPasskey(shop: PaymentShop, person: Person, passkey: ReturnType<typeof softPasskey>) {
  const options = { method: 'POST', path: '/api/security/passkeys/options' } as const;
  const request = passkeyRequest(await send(shop, options, {}, person));
  return { name: 'Office laptop', credential: passkey.create(request) };
}

/** An administrator with a passkey, and the recovery codes that came with it. */
async function holderOfPasskey(shop: PaymentShop, person: Person) {
  await shop.pool.query(`update users set role = 'ADMIN', admin_role = 'owner' where id = $1`, [person.id]);
  const passkey = softPasskey(LOCAL);
  const body = await newPasskey(shop, person, passkey);
  const added = await send(shop, { method: 'POST', path: '/api/security/passkeys' }, { body }, person);
  const { recoveryCodes } = z
    .looseObject({ recoveryCodes: z.array(z.string()).nullable() })
    .parse(succeeded(added).json());
  return { person, passkey, codes: recoveryCodes ?? [] };
}

async function givenUpMail(shop: PaymentShop): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into outbox (kind, dedupe_key, status, payload) values ('mail', $1, 'dead', '{}') returning id`,
    [newToken()],
  );
  return rows[0]?.id ?? 0;
}

async function keptMail(shop: PaymentShop): Promise<number> {
  const mail = { to: 'asha@example.in', subject: 'Your order', text: 'Thank you', html: '<p>Thank you</p>' };
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into outbox (kind, dedupe_key, status, sent_at, payload, kept_mail)
     values ('mail', $1, 'sent', now(), '{}', $2) returning id`,
    [newToken(), mail],
  );
  return rows[0]?.id ?? 0;
}

/** The token of a guest's link, or of an opened one. */
async function dataLink(shop: PaymentShop, purpose: 'data_link' | 'opened_data_link'): Promise<string> {
  const token = newToken();
  await shop.pool.query(
    `insert into account_tokens (token_hash, purpose, email, expires_at)
     values ($1, $2, 'guest@example.in', now() + interval '1 hour')`,
    [hashToken(token), purpose],
  );
  return token;
}

/** The token of a link as it would be mailed. */
async function linkToken(shop: PaymentShop, { id, email }: Person, purpose: string): Promise<string> {
  const token = newToken();
  await shop.pool.query(
    `insert into account_tokens (token_hash, purpose, user_id, email, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 hour')`,
    [hashToken(token), purpose, id, email],
  );
  return token;
}

async function freshSession(shop: PaymentShop, caller: Person | null): Promise<Target> {
  if (caller === null) return {};
  const body = { ...PASSWORD, email: caller.email };
  const reply = succeeded(await shop.call('POST', '/auth/login', body));
  return { headers: bearer(accountResponse.parse(reply.json()).authorization.token) };
}

export async function statusOf(
  shop: PaymentShop,
  route: CollectedRoute,
  target: Target,
  caller: Person | null,
): Promise<number> {
  if (!target.isStream) return (await send(shop, route, target, caller)).statusCode;
  const reply = await fetch(new URL(route.path, shop.url), { headers: caller?.headers ?? {} });
  await reply.body?.cancel();
  return reply.status;
}

export function send(
  shop: Pick<PaymentShop, 'app'>,
  { method, path }: Pick<CollectedRoute, 'method' | 'path'>,
  target: Target,
  caller: Person | null,
): Promise<LightMyRequestResponse> {
  return shop.app.inject({
    method,
    url: target.path ?? path,
    headers: { ...caller?.headers, ...target.headers },
    ...(target.body === undefined ? {} : { payload: target.body }),
  });
}

function succeeded(reply: LightMyRequestResponse): LightMyRequestResponse {
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply;
}

/** With the documented example as the body, unless the target has one. */
export function withExample({ body }: CollectedRoute, target: Target): Target {
  const example = target.body ?? (body === null ? undefined : exampleOf(body));
  return typeof example === 'object' && example !== null ? { ...target, body: example } : target;
}
