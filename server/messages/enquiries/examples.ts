/** Examples of the API's description. */

export const ENQUIRY_EXAMPLE = {
  id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  referenceId: 'ENQ-EFC2BF09EA',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'Enquiry about Power Rack',
  message: 'Does it fit under 2.2 m?',
  status: 'new',
  type: 'GENERAL',
  product_id: '21',
  product_name: 'Power Rack',
  product_slug: 'power-rack',
  created_at: '2026-11-15T10:00:00.000Z',
};

export const STATS_EXAMPLE = {
  total: 86,
  newToday: 2,
  aboutProducts: 61,
  byStatus: { new: 9, read: 14, replied: 51, closed: 12 },
};
