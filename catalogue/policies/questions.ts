/** The four questions of the contact page. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    question: 'How long does delivery take?',
    answer:
      'Delivery takes 5-7 business days in major cities and 7-10 business days in remote areas. You’ll get a tracking ID when we dispatch your order.',
  },
  {
    question: 'Do you offer installation?',
    answer:
      'Yes, installation is offered for racks, benches and full gyms. Tell us when you order or call us. We’ll confirm the cost for your location before anyone visits.',
  },
  {
    question: 'What warranty do your products have?',
    answer:
      'Our products come with a warranty of 1-5 years, and some frames and shafts have a lifetime warranty. It covers structural damage. Check the product page for the exact warranty.',
  },
  {
    question: 'Can I return a product?',
    answer:
      'A 30-day return applies to unused items in original packaging. We exchange it or credit its price to your next order. Custom orders are non-returnable. We replace defective or damaged items.',
  },
];
