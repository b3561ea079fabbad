/** The four questions of the contact page. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    question: 'How long does delivery take?',
    answer:
      'Delivery takes 5-7 business days in major cities and 7-10 business days in remote areas. You get a tracking id when the goods leave us.',
  },
  {
    question: 'Do you offer installation?',
    answer:
      'Yes, installation is offered for racks, benches and whole rooms. Tell us with your order or by phone; we name the cost for your place before anybody comes.',
  },
  {
    question: 'What warranty do your products have?',
    answer:
      'Our products come with a warranty of 1-5 years, and some frames and shafts for a lifetime. It covers structural damage; each product’s page names its own.',
  },
  {
    question: 'Can I return something?',
    answer:
      'A 30-day return applies to unused items in original packaging: we exchange them or credit their price. Custom orders are non-returnable. Defective or damaged items are replaced.',
  },
];
