import type { PolicyPage } from './policy-page.ts';

export const terms: PolicyPage = {
  path: '/terms-and-conditions',
  title: 'Terms and Conditions',
  lead: 'These terms apply when you use this shop or buy from us.',
  sections: [
    {
      id: 'agreement',
      title: '1. The agreement',
      paragraphs: [
        'By using this shop you accept these terms, along with the Shipping Policy, the Return and Replacement Policy and the Privacy Policy. If you don’t accept them, please don’t order.',
      ],
    },
    {
      id: 'seller',
      title: '2. The seller',
      paragraphs: [
        'You buy directly from us. We make or pack the products we sell and keep them in stock in Nashik, Maharashtra. No third party sells through this shop. Our details are at the end of this page.',
      ],
    },
    {
      id: 'users',
      title: '3. Who may use the shop',
      paragraphs: [
        'The service is not for children under 13. To order, you must be 18 or older, or order through a parent or guardian.',
      ],
    },
    {
      id: 'account',
      title: '4. Your account',
      paragraphs: [
        'You can order as a guest. If you create an account, keep your password private. You’re responsible for what is done with your account until you tell us that someone else has your password.',
      ],
    },
    {
      id: 'products',
      title: '5. Products',
      paragraphs: [
        'We describe measurements, materials and loads as accurately as we can. Small differences in colour, and of a few grams in cast weights, are normal. Accessories shown with a product are sold separately unless the page says otherwise.',
      ],
    },
    {
      id: 'prices',
      title: '6. Prices and taxes',
      paragraphs: [
        'Prices are in Indian rupees and exclude GST, which is added at each product’s rate and shown as CGST and SGST, or as IGST. The checkout shows shipping, tax, discount and total before you order. If a price changes while you’re ordering, we show you the new total and ask you to confirm.',
      ],
    },
    {
      id: 'orders',
      title: '7. Orders',
      paragraphs: [
        'Your order is an offer to buy, and our confirmation accepts it. We may decline an order that can’t be delivered or that has an obvious pricing error. In that case we return what you paid. You can cancel free of charge until dispatch.',
      ],
    },
    {
      id: 'payment',
      title: '8. Payment',
      paragraphs: [
        'You can pay by credit and debit cards, UPI, net banking and cash on delivery, as available at checkout. A licensed payment provider handles online payments. Your order is confirmed once the provider confirms the payment.',
      ],
    },
    {
      id: 'delivery',
      title: '9. Delivery and damage in transit',
      paragraphs: [
        'Orders are processed within 1-2 business days and delivered within 7 working days, up to 10 in remote areas. Shipping is charged by weight and destination. The risk passes to you on delivery.',
        'Please check your order when it arrives and report damage in transit within 7 days of delivery.',
      ],
    },
    {
      id: 'returns',
      title: '10. Returns, replacement and refunds',
      paragraphs: [
        'Unused items in original packaging can be returned within 30 days and are exchanged or credited. Custom orders are non-returnable. A replacement is offered for defective or damaged items only. There are no refunds: all sales are final. The only exceptions are a failed delivery, where we refund the price minus shipping, and a paid order cancelled before dispatch.',
        'You bear the shipping when you ordered the wrong product. We bear it for a wrong or defective product.',
      ],
    },
    {
      id: 'warranty',
      title: '11. Warranty and safe use',
      paragraphs: [
        'The warranty covers structural damage only, for the period stated on the product’s page. Heavy training can cause injury. Assemble the equipment as shown in the drawing, stay within the stated load, use safeties and collars, and ask a doctor before you start if you’re unsure.',
      ],
    },
    {
      id: 'liability',
      title: '12. Liability',
      paragraphs: [
        'We’re liable for what we sell as the law requires, and for damage we cause on purpose or by gross negligence. Beyond that, our liability is limited to the price of the item. The texts, drawings and pictures in this shop belong to us. Please ask before you use them.',
      ],
    },
    {
      id: 'disputes',
      title: '13. Complaints, law and changes',
      paragraphs: [
        'Write to our grievance officer with any complaint. The officer gives each complaint a ticket number, acknowledges it within 48 hours and settles it within one month. Indian law applies, and the courts at Nashik have jurisdiction as far as consumer law allows. As a consumer you can always go to your local consumer commission or call the National Consumer Helpline.',
        'We may change these terms. The terms on your order date apply to your order.',
      ],
    },
  ],
};
