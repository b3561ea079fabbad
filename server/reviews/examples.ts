/** Examples of the API's description. */

export const REVIEW_EXAMPLE = {
  id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  userName: 'Asha K.',
  rating: 5,
  comment: 'Straight, and the knurl bites.',
  date: '2026-11-15',
  verified: true,
  images: [],
  productId: '1',
  productName: 'Olympic Barbell 7 ft 20 kg',
  productSlug: 'olympic-barbell-7-ft-20-kg',
  status: 'pending',
  createdAt: '2026-11-15T10:00:00.000Z',
};
