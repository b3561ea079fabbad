import type { PolicyPage } from './policy-page.ts';

export const returnPolicy: PolicyPage = {
  path: '/return-refund-policy',
  title: 'Return and Replacement Policy',
  lead: 'What you can return, what we replace and when you get a refund.',
  sections: [
    {
      id: 'unused',
      title: 'Unused items: 30 days',
      paragraphs: [
        'You can return an item within 30 days of delivery if it is unused and in its original packaging. We exchange it, or credit its price to your next order.',
        'Custom orders, such as a frame in your gym’s colour, are made for you and are non-returnable.',
      ],
    },
    {
      id: 'replacement',
      title: 'Defective or damaged items: replacement',
      paragraphs: [
        'A replacement is offered for defective or damaged items only. Send us your order number and photos. Please report damage in transit within 7 days of delivery.',
        'We check the photos, ask for the part back if needed, and decide on your replacement request within 10-15 days. The replacement is then delivered within 7 working days.',
      ],
      points: [
        'Send: your order number, the item, what’s wrong with it and two or three photos.',
        'Keep: the carton and its label until we’ve closed your request.',
        'Don’t: repair, paint or drill the item before we’ve seen it.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      paragraphs: [
        'We don’t offer refunds: all sales are final. We replace defective items, and unused items are exchanged or credited.',
        'We refund money in two cases only, to the account you paid from:',
      ],
      points: [
        'A failed delivery: we refund the price minus shipping.',
        'A paid order that is cancelled before dispatch: we refund the full amount.',
      ],
    },
    {
      id: 'shipping',
      title: 'Who pays for return shipping',
      paragraphs: [
        'You bear the shipping when you ordered the wrong product. We bear it when we sent a wrong or defective product, both ways.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      paragraphs: [
        'The warranty covers structural damage only: welds, frames, shafts, sleeves and castings that fail in proper use. The warranty period is on each product’s page, from 1 year to a lifetime for some frames.',
        'It doesn’t cover wear of pads, grips, rubber and paint, rust from outdoor storage, loads above the stated limit, or dropping plates that aren’t made to be dropped.',
      ],
    },
    {
      id: 'law',
      title: 'Your legal rights',
      paragraphs: [
        'This policy doesn’t reduce your rights under the Consumer Protection Act, 2019 when goods are defective or not as described.',
      ],
    },
  ],
};
