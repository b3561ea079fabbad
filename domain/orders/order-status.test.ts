import { describe, expect, it } from 'vitest';
import * as orders from './order-status.ts';

describe('the status of an order', () => {
  it('is kept in upper case and begins as PENDING [4.order.4]', () => {
    expect(orders.ORDER_DEFAULTS.status).toBe('PENDING');
    expect(orders.ORDER_DEFAULTS.paymentStatus).toBe('PENDING');
    for (const status of orders.ORDER_STATUSES) expect(status).toBe(status.toUpperCase());
  });

  it('is one of pending, confirmed, processing, shipped, delivered, cancelled [4.order.5]', () => {
    expect(orders.ORDER_STATUSES.map((status) => status.toLowerCase())).toEqual([
      'pending',
      'confirmed',
      'processing',
      'shipped',
      'delivered',
      'cancelled',
    ]);
  });

  it('is read in any letter case and stored in upper case, like the payment status [4.order.13]', () => {
    for (const status of orders.ORDER_STATUSES) {
      expect(orders.parseOrderStatus(status.toLowerCase())).toBe(status);
      expect(orders.parseOrderStatus(status)).toBe(status);
    }
    expect(orders.parseOrderStatus('Shipped')).toBe('SHIPPED');
    for (const status of orders.PAYMENT_STATUSES) {
      expect(orders.parsePaymentStatus(status.toLowerCase())).toBe(status);
      expect(orders.parsePaymentStatus(status)).toBe(status);
    }
    expect(orders.parsePaymentStatus(' Paid ')).toBe('PAID');
  });

  it.each(['lost', '', 'PENDING;', 'toString', null, undefined, 3, ['PENDING']])(
    'does not know %s',
    (value) => {
      expect(orders.parseOrderStatus(value)).toBeUndefined();
      expect(orders.parsePaymentStatus(value)).toBeUndefined();
    },
  );

  it.each([
    ['delivered', 'green'],
    ['DELIVERED', 'green'],
    ['cancelled', 'red'],
    ['PENDING', 'blue'],
    ['confirmed', 'blue'],
    ['PROCESSING', 'blue'],
    ['shipped', 'blue'],
    ['something else', 'blue'],
  ])('wears for %s a %s badge', (status, colour) => {
    expect(orders.statusBadge(status)).toBe(colour);
  });

  it('counts on the dashboard as pending when pending, confirmed or processing [4.contact.5]', () => {
    expect(orders.ORDER_STATUSES.filter(orders.isPendingForDashboard)).toEqual([
      'PENDING',
      'CONFIRMED',
      'PROCESSING',
    ]);
    expect(orders.isPendingForDashboard('processing')).toBe(true);
    expect(orders.isPendingForDashboard('unheard of')).toBe(false);
  });
});

describe('payment', () => {
  it('is pending, paid, failed or refunded, in upper case in the edit form [4.order.11]', () => {
    expect(orders.PAYMENT_STATUSES).toEqual(['PENDING', 'PAID', 'FAILED', 'REFUNDED']);
  });

  it('is made by COD (Cash on Delivery), ONLINE (Online Payment), UPI or CARD [4.order.12]', () => {
    expect(orders.PAYMENT_METHODS).toEqual(['COD', 'ONLINE', 'UPI', 'CARD']);
    expect(orders.PAYMENT_METHOD_LABELS).toEqual({
      COD: 'Cash on Delivery',
      ONLINE: 'Online Payment',
      UPI: 'UPI',
      CARD: 'Card',
    });
  });

  it('is stored as COD, ONLINE, UPI or CARD, by default COD, however it was written [3.order.3]', () => {
    const spellings = {
      COD: [
        'COD',
        'cod',
        'CASH_ON_DELIVERY',
        'cash_on_delivery',
        'Cash on Delivery',
        ' Cash  on -  Delivery ',
      ],
      ONLINE: ['ONLINE', 'online', 'Online Payment'],
      UPI: ['UPI', 'upi'],
      CARD: ['CARD', 'card'],
    };
    for (const [method, written] of Object.entries(spellings)) {
      for (const spelling of written) expect(orders.parsePaymentMethod(spelling)).toBe(method);
    }
    expect(orders.ORDER_DEFAULTS.paymentMethod).toBe('COD');
    for (const unknown of ['cheque', '', undefined, null, 1]) {
      expect(orders.parsePaymentMethod(unknown)).toBeUndefined();
    }
  });

  it('reads Cash on Delivery where no method is known', () => {
    expect(orders.paymentMethodLabel(undefined)).toBe('Cash on Delivery');
    expect(orders.paymentMethodLabel('online')).toBe('Online Payment');
  });
});

describe('the stock behind a change of status', () => {
  it('comes back when an order is cancelled, from whatever status', () => {
    for (const from of orders.ORDER_STATUSES.filter((status) => status !== 'CANCELLED')) {
      expect(orders.stockEffect(from, 'CANCELLED')).toBe('release');
    }
  });

  it('is taken again when a cancelled order is revived', () => {
    expect(orders.stockEffect('CANCELLED', 'PENDING')).toBe('reserve');
    expect(orders.stockEffect('CANCELLED', 'DELIVERED')).toBe('reserve');
  });

  it('comes back only once: cancelling a cancelled order does nothing', () => {
    expect(orders.stockEffect('CANCELLED', 'CANCELLED')).toBe('none');
  });

  it('does not move for any other change', () => {
    expect(orders.stockEffect('PENDING', 'SHIPPED')).toBe('none');
    expect(orders.stockEffect('DELIVERED', 'PENDING')).toBe('none');
  });
});

describe('the bulk buttons', () => {
  const cash = { paymentMethod: 'COD', paymentStatus: 'PENDING' } as const;
  const _view = [
    { ...cash, id: 'a', status: 'PENDING' },
    { ...cash, id: 'b', status: 'confirmed' },
    { ...cash, id: 'c', status: 'pending' },
    { ...cash, id: 'd', status: 'SHIPPED' },
  ];

  it('Confirm All Pending moves all pending orders in view to confirmed', () => {
    expect(orders.BULK_CHANGES.confirmPending).toEqual({
      label: 'Confirm All Pending',
      from: 'PENDING',
      to: 'CONFIRMED',
    });
  });

  it.each([
    ['PENDING', 'CONFIRMED', true],
    ['CONFIRMED', 'SHIPPED', true],
    ['PENDING', 'SHIPPED', false],
    ['CONFIRMED', 'CONFIRMED', false],
    ['SHIPPED', 'DELIVERED', false],
  ] as const)('take many orders at once from %s to %s: %s', (from, status, isTaken) => {
    expect(orders.isBulkChange({ from, status })).toBe(isTaken);
  });

  it('Ship All Confirmed moves all confirmed orders in view to shipped', () => {
    expect(orders.BULK_CHANGES.shipConfirmed).toEqual({
      label: 'Ship All Confirmed',
      from: 'CONFIRMED',
      to: 'SHIPPED',
    });
  });
});

describe('an online order that is not paid, or an order that is refunded,', () => {
  const plain = { awaitsAdvance: false, isRefunded: false } as const;
  const unpaid = { ...plain, paymentMethod: 'ONLINE', paymentStatus: 'PENDING' } as const;
  const unpaidAdvance = { ...unpaid, paymentMethod: 'COD', awaitsAdvance: true } as const;
  const refunded = { ...unpaid, paymentStatus: 'REFUNDED' } as const;
  const underRefund = { ...unpaid, paymentStatus: 'PAID', isRefunded: true } as const;
  const advanceRefunded = { ...underRefund, paymentMethod: 'COD', paymentStatus: 'PENDING' } as const;

  it.each([
    ['PENDING', 'CONFIRMED', true],
    ['PENDING', 'SHIPPED', true],
    ['CONFIRMED', 'PROCESSING', true],
    ['CONFIRMED', 'SHIPPED', true],
    ['CONFIRMED', 'DELIVERED', true],
    ['CANCELLED', 'CONFIRMED', true],
    ['SHIPPED', 'DELIVERED', false],
    ['SHIPPED', 'CONFIRMED', false],
    ['CONFIRMED', 'PENDING', false],
    ['CONFIRMED', 'CONFIRMED', false],
    ['CANCELLED', 'PENDING', false],
    ['PENDING', 'CANCELLED', false],
    ['SHIPPED', 'CANCELLED', false],
  ] as const)('goes from %s to %s for a reason alone: %s', (from, status, isNeeded) => {
    expect(orders.needsReason(from, { ...unpaid, status })).toBe(isNeeded);
    expect(orders.needsReason(from, { ...unpaid, paymentStatus: 'FAILED', status })).toBe(isNeeded);
    for (const held of [unpaidAdvance, refunded, underRefund, advanceRefunded])
      expect(orders.needsReason(from, { ...held, status })).toBe(isNeeded);
  });

  it.each([
    ['is unpaid', unpaid, 'This online order isn’t paid'],
    ['awaits its advance', unpaidAdvance, 'The advance for this order isn’t paid'],
    ['is refunded', refunded, 'This order is refunded'],
    ['is being refunded, its advance too', advanceRefunded, 'This order is refunded'],
  ] as const)('says that it %s', (_what, order, text) => {
    expect(orders.holdText(order)).toBe(text);
    expect(orders.holdRefusal(order)).toBe(
      `${text}. To move it ahead anyway, change its status and give a reason.`,
    );
  });

  it.each([
    ['COD', 'PENDING'],
    ['COD', 'FAILED'],
    ['ONLINE', 'PAID'],
  ] as const)('is not one by %s that is %s', (paymentMethod, paymentStatus) => {
    const order = { ...plain, paymentMethod, paymentStatus, status: 'SHIPPED' } as const;
    expect(orders.needsReason('PENDING', order)).toBe(false);
  });
});
