import type { PolicyPage } from './policy-page.ts';

export const privacyPolicy: PolicyPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and how to make us forget it.',
  lastUpdated: 'June 21, 2024',
  sections: [
    {
      id: 'collected',
      title: 'What we collect',
      paragraphs: ['Only what an order or an answer needs:'],
      points: [
        'For an order: name, e-mail, mobile number, delivery and billing address, what you bought and how you paid. A GSTIN if you give one.',
        'For an enquiry or a message: name, e-mail, phone and what you wrote.',
        'For an account: name, e-mail, phone and a password, which we store only as a hash that cannot be turned back.',
        'For a review: the name you sign it with, your stars and your words, which are public.',
      ],
    },
    {
      id: 'not-collected',
      title: 'What we do not collect',
      paragraphs: [
        'We never see card numbers, UPI PINs or bank passwords: you enter those with the payment provider. We do not buy data about you, and we do not sell or rent any.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      paragraphs: [
        'Cart, wishlist, your sign-in and a guest’s orders are kept in your browser’s storage, on your device, so that they are there tomorrow. Clear the site’s data in the browser and they are gone. We set no advertising cookies.',
        'The page notes that an order was placed or a form was sent, for counting. A map or a video of a third party is loaded only after you click on it.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it',
      paragraphs: [
        'To deliver and invoice your order, to answer you, to keep your account, to prevent misuse of the shop, and to meet what tax and consumer law ask. We send no newsletter.',
      ],
    },
    {
      id: 'shared',
      title: 'Who else gets it',
      paragraphs: ['Those who carry out a part of your order, and only that part:'],
      points: [
        'The carrier gets name, address and phone.',
        'The payment provider gets the order’s number, its amount and your contact.',
        'Authorities get what a law obliges us to hand over.',
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      paragraphs: [
        'Invoices and what belongs to them for as long as the GST law asks, which is 72 months from the due date of the annual return. Enquiries, messages and accounts until you ask us to delete them.',
      ],
    },
    {
      id: 'safe',
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, passwords are hashed, our logs carry no personal data, and only those who handle orders can read yours. Should data ever leak, we inform you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under the Digital Personal Data Protection Act, 2023 you can ask what we hold about you, have it corrected, completed or erased, withdraw a consent as easily as you gave it, and name somebody who does so for you. Write to our grievance officer; you can go to the Data Protection Board of India if our answer does not satisfy you.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'This service is not for children under 13, and we do not knowingly hold data about them. Anyone under 18 orders through a parent or guardian.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this page changes, the date at its top changes with it. A change that matters to your account is sent to you by e-mail.',
      ],
    },
  ],
};
