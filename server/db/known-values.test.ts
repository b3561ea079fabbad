import { afterAll, beforeAll, expect, it } from 'vitest';
import { HISTORY_FIELDS } from '../../contract/orders/order.ts';
import { REVIEW_STATUSES } from '../../contract/reviews.ts';
import { CURRENCIES } from '../../contract/settings.ts';
import { STOCK_REASONS } from '../../contract/stock.ts';
import { ROLES } from '../../domain/accounts/roles.ts';
import { CLAIM_DECISIONS, CLAIM_PROBLEMS } from '../../domain/claims/claim.ts';
import { CONTACT_STATUSES, CONTACT_TYPES } from '../../domain/messages/contact.ts';
import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../domain/messages/enquiry.ts';
import { CALL_OUTCOMES } from '../../domain/orders/order-call.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../domain/orders/order-status.ts';
import { PAYMENT_PROVIDERS, STORED_PAYMENT_STATES } from '../../domain/payments/payment.ts';
import { REFUND_STATES } from '../../domain/payments/refund.ts';
import { COUPON_TYPES } from '../../domain/promotions/coupon.ts';
import { DISCOUNT_SCOPES, DISCOUNT_TYPES } from '../../domain/promotions/discount.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { SHIPMENT_STATUSES } from '../../domain/shipping/shipment.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { OUTBOX_STATUSES } from '../outbox/backlog.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it.each([
  ['claims_decision', CLAIM_DECISIONS],
  ['claims_problem', CLAIM_PROBLEMS],
  ['contacts_status', CONTACT_STATUSES],
  ['contacts_type', CONTACT_TYPES],
  ['coupons_type', COUPON_TYPES],
  ['discounts_scope', DISCOUNT_SCOPES],
  ['discounts_type', DISCOUNT_TYPES],
  ['enquiries_status', ENQUIRY_STATUSES],
  ['enquiries_type', ENQUIRY_TYPES],
  ['order_calls_outcome', CALL_OUTCOMES],
  ['order_status_history_field', HISTORY_FIELDS],
  ['order_status_history_value', [...new Set([...ORDER_STATUSES, ...PAYMENT_STATUSES])]],
  ['orders_payment_method', PAYMENT_METHODS],
  ['orders_payment_status', PAYMENT_STATUSES],
  ['orders_shipping_method', SHIPPING_METHODS],
  ['orders_status', ORDER_STATUSES],
  ['outbox_status', OUTBOX_STATUSES],
  ['payment_events_provider', PAYMENT_PROVIDERS],
  ['payments_provider', PAYMENT_PROVIDERS],
  ['payments_state', STORED_PAYMENT_STATES],
  ['refunds_state', REFUND_STATES],
  ['reviews_status', REVIEW_STATUSES],
  ['settings_currency', CURRENCIES],
  ['shipment_events_status', SHIPMENT_STATUSES],
  ['shipments_method', SHIPPING_METHODS],
  ['shipments_status', SHIPMENT_STATUSES],
  ['shipping_rates_method', SHIPPING_METHODS],
  ['stock_movements_reason', STOCK_REASONS],
  ['users_role', ROLES],
])('the database accepts exactly the values that the code knows: %s', async (name, words) => {
  const { rows } = await database.pool.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    [`${name}_known`],
  );
  expect(rows[0]?.rule.match(/(?<=')[^',]+(?='::text)/g)?.sort()).toEqual([...words].sort());
});
