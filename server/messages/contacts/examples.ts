/** Examples of the API's description. */

export const CONTACT_EXAMPLE = {
  id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  referenceId: 'CONTACT-4D493DC103',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'A gym for our school',
  message: 'We have 40 square metres and 3 lakh rupees. What would you put there?',
  status: 'NEW',
  type: 'GENERAL',
  created_at: '2026-11-15T10:00:00.000Z',
  updated_at: '2026-11-15T10:00:00.000Z',
};

export const STATS_EXAMPLE = {
  total: 128,
  newToday: 3,
  answered: 96,
  byStatus: { NEW: 12, READ: 20, REPLIED: 56, RESPONDED: 30, CLOSED: 10 },
  byType: { GENERAL: 80, SUPPORT: 20, SALES: 18, FEEDBACK: 6, COMPLAINT: 3, OTHER: 1 },
};
