/** What becomes of a table's rows when their person is deleted. Blanked: the row stays, without what says who it was. */
export type Erasure = 'removed' | 'blanked' | 'kept';

interface PersonalTable {
  readonly erasure: Erasure;
  /** In the file of a person's data. Without one the table holds only keys, or copies of other tables. */
  readonly title?: string;
  /** Columns outside that file: secrets, names of staff, what only the shop's programs use. */
  readonly hidden?: readonly string[];
}

const STAFF = ['actor', 'actor_id'] as const;
const RETRIES = ['checks', 'next_check_at', 'lease_until', 'locked_by'] as const;

/** Every table that knows something about a customer. */
export const PERSONAL_TABLES = {
  users: { title: 'Account', erasure: 'removed', hidden: ['password_hash'] },
  sessions: { title: 'Sign-ins', erasure: 'removed', hidden: ['token_hash'] },
  wishlist_items: { title: 'Wishlist', erasure: 'removed' },
  customers: { title: 'Customer record', erasure: 'removed' },
  orders: { title: 'Orders', erasure: 'blanked', hidden: ['search_text'] },
  order_items: { title: 'Items of orders', erasure: 'kept', hidden: ['product_description', 'stock_id'] },
  order_status_history: { title: 'Course of orders', erasure: 'blanked', hidden: STAFF },
  order_calls: { title: 'Calls about orders', erasure: 'blanked', hidden: STAFF },
  shipments: { title: 'Shipments', erasure: 'blanked', hidden: ['cost', 'quoted_cost', 'billed_at'] },
  shipment_events: { title: 'Course of shipments', erasure: 'blanked', hidden: STAFF },
  payments: {
    title: 'Payments',
    erasure: 'blanked',
    hidden: [...RETRIES, 'redirect_url', 'sdk_token'],
  },
  payment_events: { title: 'Messages of the payment service', erasure: 'blanked', hidden: ['dedupe_key'] },
  refunds: { title: 'Refunds', erasure: 'blanked', hidden: [...RETRIES, 'requested_by'] },
  invoices: { title: 'Invoices and credit notes', erasure: 'kept' },
  claims: { title: 'Reported problems', erasure: 'blanked', hidden: ['decided_by', 'handed_over_by'] },
  claim_photographs: { title: 'Photographs of problems', erasure: 'removed' },
  coupon_uses: { title: 'Coupons used', erasure: 'blanked' },
  cash_marks: { title: 'Score for cash on delivery', erasure: 'removed' },
  contacts: { title: 'Messages', erasure: 'removed' },
  enquiries: { title: 'Enquiries', erasure: 'removed' },
  message_replies: { title: 'Our replies', erasure: 'removed', hidden: ['actor_id', 'author'] },
  reviews: { title: 'Reviews', erasure: 'blanked' },
  stock_alerts: { title: 'Stock alerts', erasure: 'removed' },
  outbox: { title: 'E-mails and texts from us', erasure: 'removed' },
  audit_log: { title: 'Changes by our staff', erasure: 'kept', hidden: [...STAFF, 'request_id'] },
  // By phone, which others may have typed too: an order with a stranger's phone must not show it.
  cash_allowances: { erasure: 'removed' },
  account_tokens: { erasure: 'removed' },
  authenticator_apps: { erasure: 'removed' },
  recovery_codes: { erasure: 'removed' },
  passkeys: { erasure: 'removed' },
  known_devices: { erasure: 'removed' },
  sign_in_challenges: { erasure: 'removed' },
  idempotency_keys: { erasure: 'removed' },
  stock_movements: { erasure: 'blanked' },
  // An amount with the id of our attempt or a parcel's number.
  settlement_lines: { erasure: 'kept' },
  invoice_gaps: { erasure: 'kept' },
  refund_lines: { erasure: 'kept' },
  claim_lines: { erasure: 'kept' },
  claim_refunds: { erasure: 'kept' },
  data_requests: { erasure: 'kept' },
} as const satisfies Readonly<Record<string, PersonalTable>>;

type Tables = typeof PERSONAL_TABLES;
export type ExportedTable = {
  [Name in keyof Tables]: Tables[Name] extends { title: string } ? Name : never;
}[keyof Tables];
