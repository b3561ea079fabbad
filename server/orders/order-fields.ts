import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';

/** The columns that administrators edit and the audit log compares. */
export interface EditableFields {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  readonly tracking_id: string | null;
  readonly notes: string;
  readonly admin_notes: string;
}

/** An order while its row is locked. */
export type LockedOrder = EditableFields & {
  readonly stock_held: boolean;
  readonly version: number;
  /** It has an advance that has not come yet. */
  readonly awaits_advance: boolean;
  readonly has_advance: boolean;
  readonly call_due_at: Date | null;
  readonly confirm_by: Date | null;
  /** Nothing is left of what was paid. */
  readonly fully_refunded: boolean;
};

export const EDITABLE_FIELDS = [
  'status',
  'payment_status',
  'payment_method',
  'tracking_id',
  'notes',
  'admin_notes',
] as const satisfies readonly (keyof EditableFields)[];

export function editableFields(order: EditableFields): EditableFields {
  const { status, payment_status, payment_method, tracking_id, notes, admin_notes } = order;
  return { status, payment_status, payment_method, tracking_id, notes, admin_notes };
}
