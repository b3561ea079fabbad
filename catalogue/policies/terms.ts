import type { PolicyPage } from './policy-page.ts';

export const terms: PolicyPage = {
  path: '/terms-and-conditions',
  title: 'Terms and Conditions',
  lead: 'The agreement between you and us when you use this shop or buy from it.',
  sections: [
    {
      id: 'agreement',
      title: '1. The agreement',
      paragraphs: [
        'By using this shop you accept these terms, together with the Shipping Policy, the Return and Replacement Policy and the Privacy Policy. If you do not accept them, please do not order.',
      ],
    },
    {
      id: 'seller',
      title: '2. The seller',
      paragraphs: [
        'You buy from us directly: we make or pack what is sold here and keep it in stock in Nashik, Maharashtra. No third party sells through this shop. Our particulars are at the end of this page.',
      ],
    },
    {
      id: 'users',
      title: '3. Who may use the shop',
      paragraphs: [
        'The service is not for children under 13. To order you must be 18 or older, or order through a parent or guardian.',
      ],
    },
    {
      id: 'account',
      title: '4. Your account',
      paragraphs: [
        'You can order as a guest. If you open an account, keep its password to yourself; what is done with it counts as done by you until you tell us that somebody else has it.',
      ],
    },
    {
      id: 'products',
      title: '5. Products',
      paragraphs: [
        'We describe measures, materials and loads as exactly as we make them. Small differences in colour, and of a few grams in cast weights, are part of the process. Pictures show the product; accessories beside it are sold separately unless the page says so.',
      ],
    },
    {
      id: 'prices',
      title: '6. Prices and taxes',
      paragraphs: [
        'Prices are in Indian rupees and before GST, which is added at each product’s rate and shown as CGST and SGST or as IGST. The checkout shows shipping, tax, discount and total before you order. If a price changed while you were ordering, we show you the new total and ask again.',
      ],
    },
    {
      id: 'orders',
      title: '7. Orders',
      paragraphs: [
        'An order is your offer; our confirmation accepts it. We may decline an order that cannot be delivered, or one with an obvious error in its price, and then return what you paid. You can cancel without charge until dispatch.',
      ],
    },
    {
      id: 'payment',
      title: '8. Payment',
      paragraphs: [
        'You can pay by credit and debit cards, UPI, net banking and cash on delivery, as far as the checkout offers them. Online payments are handled by a licensed payment provider; an order is confirmed when that provider reports the payment complete.',
      ],
    },
    {
      id: 'delivery',
      title: '9. Delivery and damage in transit',
      paragraphs: [
        'Orders are processed within 1-2 business days and delivered within 7 working days, up to 10 in remote areas. Shipping is charged by weight and destination. The risk passes to you when the goods are handed over.',
        'Please check the goods on arrival and report damage in transit within 7 days of delivery.',
      ],
    },
    {
      id: 'returns',
      title: '10. Returns, replacement and refunds',
      paragraphs: [
        'Unused items in original packaging can be returned within 30 days and are exchanged or credited; custom orders are non-returnable. A replacement is offered for defective or damaged items only. There are no refunds: all sales are final, except for a failed delivery, where we refund the price minus shipping, and for a paid order cancelled before dispatch.',
        'You bear the shipping when you ordered the wrong product; we bear it for a wrong or defective product.',
      ],
    },
    {
      id: 'warranty',
      title: '11. Warranty and safe use',
      paragraphs: [
        'The warranty covers structural damage only, for the time stated on the product’s page. Equipment for heavy training can injure: assemble it as the drawing shows, keep to the stated load, use safeties and collars, and ask a doctor before you begin if you have any doubt.',
      ],
    },
    {
      id: 'liability',
      title: '12. Liability',
      paragraphs: [
        'We answer for what we sell as the law demands, and for damage that we cause by intent or gross negligence. Beyond that our liability is limited to the price of the item concerned. Texts, drawings and pictures of this shop are ours; please ask before you use them.',
      ],
    },
    {
      id: 'disputes',
      title: '13. Complaints, law and changes',
      paragraphs: [
        'Complaints go to our grievance officer, who gives each one a ticket number, acknowledges it within 48 hours and settles it within one month. Indian law applies, and the courts at Nashik are responsible as far as consumer law leaves that open; a consumer can always turn to the consumer commission at home or to the National Consumer Helpline.',
        'We may change these terms. For an order, those count that stood here on its day.',
      ],
    },
  ],
};
