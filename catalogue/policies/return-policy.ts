import type { PolicyPage } from './policy-page.ts';

export const returnPolicy: PolicyPage = {
  path: '/return-refund-policy',
  title: 'Return and Replacement Policy',
  lead: 'What we take back, what we replace and when money goes back. The same rules stand in the terms and in the answers on the contact page.',
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
        'A replacement is offered for defective or damaged items only. Write to us with your order number and pictures; report damage in transit within 7 days of delivery.',
        'We look at the pictures, ask for the part back if we need it, and settle a replacement request within 10-15 days. The replacement is then delivered within 7 working days.',
      ],
      points: [
        'Send: your order number, the item, what is wrong with it, two or three pictures.',
        'Keep: the carton and its label until the matter is settled.',
        'Do not: repair, paint or drill the item before we have seen it.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      paragraphs: [
        'We do not offer refunds: all sales are final. What is wrong is replaced, and what is unused is exchanged or credited.',
        'Money goes back in two cases only, to the account it came from:',
      ],
      points: [
        'A failed delivery: we refund the price minus shipping.',
        'A paid order that is cancelled before dispatch: we refund all of it.',
      ],
    },
    {
      id: 'shipping',
      title: 'Who pays for the way back',
      paragraphs: [
        'You bear the shipping when you ordered the wrong product. We bear it when we sent a wrong or defective product, both ways.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      paragraphs: [
        'The warranty covers structural damage only: welds, frames, shafts, sleeves and castings that fail in proper use. How long it runs is on each product’s page, from 1 year to a lifetime for some frames.',
        'It does not cover wear of pads, grips, rubber and paint, rust from storage outdoors, loads above the stated one, or plates dropped that are not made for it.',
      ],
    },
    {
      id: 'law',
      title: 'Your rights by law',
      paragraphs: [
        'Nothing here takes away what the Consumer Protection Act, 2019 gives you when goods are defective or not as described.',
      ],
    },
  ],
};
