import type { PolicyPage } from './policy-page.ts';

export const shippingPolicy: PolicyPage = {
  path: '/shipping-policy',
  title: 'Shipping Policy',
  lead: 'How your order leaves Nashik, what it costs to send and what happens if it does not arrive.',
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      paragraphs: [
        'We ship across India (Pan India), to every State and Union territory. The address must be reachable for a goods carrier; steel does not travel by motorcycle.',
        'Heavy consignments are delivered to the kerb or the ground floor. Carrying them upstairs and assembling them is a service you can book with us before dispatch.',
      ],
    },
    {
      id: 'when',
      title: 'When it arrives',
      paragraphs: [
        'Orders are processed within 1-2 business days and delivered within 7 working days. Remote areas can take up to 10 working days.',
        'After dispatch, standard delivery is 3-7 days on the road and express delivery 1-3 days. You get a tracking id as soon as the carrier has taken the goods over.',
        'Rain, strikes and closed roads can hold a truck up. If we know of a delay we write to you; we do not wait for you to ask.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      paragraphs: [
        'Shipping is charged by weight and destination. The cart names the charge, and the checkout shows it as a line of its own before you order. Express delivery costs 1.5 times the standard freight.',
        'Free shipping may apply above certain order values; where it does, the cart says so.',
      ],
    },
    {
      id: 'receiving',
      title: 'When the goods are at your door',
      paragraphs: [
        'Count the cartons and look at them before you sign. If one is torn, wet or missing, write it on the carrier’s slip and take a picture.',
        'Report damage in transit to us within 7 days of delivery, with pictures of the carton and of the goods. We bear the shipping for a wrong or defective product.',
      ],
    },
    {
      id: 'failed',
      title: 'If a delivery fails',
      paragraphs: [
        'The carrier tries again and calls you first. If the goods come back because nobody could be reached or the address was wrong, we refund the price minus shipping, or send them again at your cost, as you prefer.',
        'If we cannot deliver to your pincode at all, we cancel the order before dispatch and return what you paid in full.',
      ],
    },
  ],
};
