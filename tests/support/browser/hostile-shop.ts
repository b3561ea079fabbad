import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { findFreePort } from '../../../server/db/embedded/free-port.ts';
import { ADMIN, embeddedDatabaseUrl, openShop, query, temporaryFolder } from '../shop-process.ts';
import { hostile } from './hostile-text.ts';

/** A shop of its own, whose settings, catalogue and carriers carry hostile text in every field that takes text. */
export interface HostileShop {
  readonly url: string;
  readonly dataDir: string;
  readonly token: string;
  readonly product: string;
  readonly category: string;
  readonly orderId: string;
  close(): Promise<void>;
}

type Entry = Readonly<Record<string, string>>;

export async function openHostileShop(): Promise<HostileShop> {
  const dataDir = temporaryFolder();
  const port = await findFreePort(dataDir);
  const env = { RATE_LIMITS: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const shop = await openShop({ port, dataDir, env });
  let token = '';
  const call = async <Answer>(method: string, path: string, body: object): Promise<Answer> => {
    const reply = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Answer;
  };
  const close = async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    token = (await call<{ data: Entry }>('POST', '/auth/admin-login', ADMIN)).data.token ?? '';
    const written = await writeEverywhere(call, embeddedDatabaseUrl(dataDir));
    return { ...written, url: shop.url, dataDir, token, close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

type Call = <Answer>(method: string, path: string, body: object) => Promise<Answer>;

/** As an administrator can; what the API would not take that way, by the database. */
async function writeEverywhere(call: Call, database: string) {
  await call('PUT', '/settings', {
    storeName: hostile(120),
    storeEmail: 'sales@mallory.example',
    storePhone: '+91 90000 00000',
    storeAddress: hostile(300),
    currency: 'INR',
    taxRate: 18,
    shippingThreshold: 5000,
    freeShippingAmount: 500,
  });
  const named = { name: hostile(120), description: hostile(2000), image: PICTURE };
  const { category } = await call<{ category: Entry }>('POST', '/categories', named);
  const { product } = await call<{ product: Entry }>('POST', '/products', {
    ...everythingOf(category.id ?? ''),
    weightVariants: [WEIGHT],
    colorVariants: [{ color: hostile(60), stock: 2, productCode: `2 ${hostile(58)}` }],
  });
  const { product: plain } = await call<{ product: Entry }>('POST', '/products', {
    ...everythingOf(category.id ?? ''),
    stock: 60,
    slug: 'plain',
    productCode: `4 ${hostile(58)}`,
  });
  await query(
    database,
    `insert into reviews (id, product_id, user_name, rating, comment, status) values ($1, $2, $3, 1, $4, 'published')`,
    [randomUUID(), product.id, hostile(120), hostile(2000)],
  );
  await call('POST', '/coupons', {
    code: `MALLORY-${'W'.repeat(32)}`,
    name: hostile(120),
    description: hostile(1000),
    type: 'percentage',
    value: 10,
    isPublic: true,
  });
  for (const [appliesTo, target] of [
    ['product', plain],
    ['category', category],
  ] as const)
    await call('POST', '/discounts', {
      name: hostile(120),
      type: 'percentage',
      value: 5,
      appliesTo,
      targetId: target.id,
    });
  await query(
    database,
    `insert into users (name, email, role, admin_role, password_hash)
     values ($1, 'colleague@mallory.example', 'ADMIN', 'owner', $2)`,
    [hostile(120), 'nobody signs in with this'],
  );
  const orderId = await sendShipment(call, plain.id ?? '');
  return { product: product.slug ?? '', category: category.id ?? '', orderId };
}

const PICTURE = '/images/placeholder.svg';
const WEIGHT = {
  weight: hostile(60),
  price: 900,
  stock: 1,
  productCode: `3 ${hostile(58)}`,
  shippingWeight: hostile(60),
  weightOptions: [{ weight: hostile(60), price: 950 }],
};

const everythingOf = (category: string) => ({
  name: hostile(120),
  category,
  price: 1000,
  salePrice: 990,
  images: PICTURE,
  shortDescription: hostile(500),
  description: hostile(5000),
  featured: true,
  bestSeller: true,
  productCode: hostile(60),
  sku: hostile(60),
  brand: hostile(120),
  weight: hostile(120),
  shippingWeight: hostile(60),
  dimensions: hostile(500),
  priceRange: hostile(120),
  offer: { discount: hostile(60), endDate: '2099-12-31', enabled: true },
  specifications: { [hostile(100)]: hostile(2000), features: [hostile(500)] },
  keyPoints: [{ icon: hostile(60), title: hostile(200), description: hostile(2000) }],
  features: [{ title: hostile(200), description: hostile(2000), image: PICTURE }],
  productFeatures: [{ title: hostile(200), description: hostile(2000), image: PICTURE }],
  productInsights: [{ title: hostile(200), videoId: hostile(100) }],
  items: [hostile(500)],
  benefits: [hostile(500)],
});

/** An order for much of one product, sent by a carrier: an invoice is written, and mails leave. */
async function sendShipment(call: Call, productId: string): Promise<string> {
  const { carrier } = await call<{ carrier: Entry }>('POST', '/shipping/partners', {
    name: hostile(120),
    contactName: hostile(120),
    phone: '98765 43210',
    trackingUrl: 'https://mallory.example/"><img/src=x/onerror=window.__ran=1>?n={tracking}',
  });
  await call('POST', '/shipping/rates', {
    carrierId: carrier.id,
    zone: `mallory-${'w'.repeat(50)}`,
    baseAmount: 100,
    perKgAmount: 10,
    minDays: 1,
    maxDays: 2,
  });
  await call('POST', '/shipping/rates', { carrierId: carrier.id, zone: 'national', minDays: 1, maxDays: 2 });
  const address = {
    fullName: hostile(100),
    email: 'mallory@mallory.example',
    phone: '9876543210',
    addressLine1: hostile(200),
    addressLine2: hostile(100),
    city: hostile(80),
    state: 'Maharashtra',
    pinCode: '422001',
  };
  const { order } = await call<{ order: Entry }>('POST', '/orders/guest', {
    items: [{ productId, quantity: 58 }],
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'cod',
    notes: hostile(500),
  });
  const orderId = order.id ?? '';
  await call('PUT', `/orders/${orderId}`, { admin_notes: hostile(2000) });
  const { shipment } = await call<{ shipment: Entry }>('POST', '/shipping/shipments', {
    orderId,
    carrierId: carrier.id,
    trackingNumber: hostile(100),
    notes: hostile(2000),
  });
  await call('PATCH', `/shipping/shipments/${shipment.id}/status`, {
    status: 'PICKED_UP',
    location: hostile(120),
    note: hostile(500),
  });
  return orderId;
}
