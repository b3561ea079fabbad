import type { PolicyPage } from './policy-page.ts';

export const shippingPolicy: PolicyPage = {
  path: '/shipping-policy',
  title: 'Shipping Policy',
  lead: 'How we ship from Nashik, what it costs and what we do if a delivery fails.',
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      paragraphs: [
        'We ship across India (Pan India), to every State and Union Territory. A goods vehicle must be able to reach your address.',
        'We deliver heavy orders to your gate or the ground floor. If you need them carried upstairs or assembled, you can book this with us before dispatch.',
      ],
    },
    {
      id: 'when',
      title: 'When it arrives',
      paragraphs: [
        'Orders are processed within 1-2 business days and delivered within 7 working days. Remote areas can take up to 10 working days.',
        'After dispatch, standard delivery is 3-7 days in transit and express delivery 1-3 days. You’ll get a tracking ID as soon as the courier picks up your order.',
        'Rain, strikes and road closures can cause delays. If your order is delayed, we’ll write to you.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      paragraphs: [
        'Shipping is charged by weight and destination. You’ll see the charge in your cart, and again as a separate line at checkout before you order. Express delivery costs 1.5 times the standard rate.',
        'Free shipping may apply above certain order values. Your cart shows it when it does.',
      ],
    },
    {
      id: 'receiving',
      title: 'When your order arrives',
      paragraphs: [
        'Count and check the cartons before you sign. If one is torn, wet or missing, write it on the courier’s slip and take a photo.',
        'Report damage in transit to us within 7 days of delivery, with photos of the carton and the product. We bear the shipping for a wrong or defective product.',
      ],
    },
    {
      id: 'failed',
      title: 'If a delivery fails',
      paragraphs: [
        'The courier calls you and tries again. If your order comes back to us because no one could be reached or the address was wrong, we refund the price minus shipping. If you prefer, we can send it again at your cost.',
        'If we can’t deliver to your pincode, we cancel the order before dispatch and refund the full amount.',
      ],
    },
  ],
};
