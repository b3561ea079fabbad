/** Examples of the API's description. */

export const ACTIVITY_EXAMPLE = {
  id: 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697',
  type: 'order',
  title: 'New order',
  description: 'Order RR-1042',
  status: 'PENDING',
  createdAt: '2026-11-15T10:00:00.000Z',
  customerName: 'Asha Rao',
  customerEmail: 'asha@example.in',
};

export const DASHBOARD_EXAMPLE = {
  totals: {
    orders: { total: 1042, pending: 7 },
    contacts: { total: 128, newToday: 3 },
    enquiries: { total: 86, newToday: 2 },
    users: 412,
  },
  recentActivity: [ACTIVITY_EXAMPLE],
  series: {
    days: [{ date: '2026-11-15', orders: 4, revenue: 61240 }],
    statuses: [{ status: 'PENDING', orders: 7 }],
    bestSellers: [{ productId: '1', name: 'Olympic Barbell 7 ft 20 kg', quantity: 31, revenue: 278969 }],
    states: [{ state: 'Maharashtra', orders: 20, revenue: 301500 }],
  },
  trends: {
    contacts: [3],
    enquiries: [2],
    users: [5],
    before: { orders: 3, revenue: 48_200, contacts: 4, enquiries: 1, users: 6 },
  },
  period: { from: '2026-10-17', to: '2026-11-15' },
  unavailable: [],
};
