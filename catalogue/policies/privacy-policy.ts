import type { PolicyPage } from './policy-page.ts';

export const privacyPolicy: PolicyPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  lead: 'What we know about you, why we need it, how long we keep it and how to have it deleted.',
  lastUpdated: 'June 21, 2024',
  sections: [
    {
      id: 'collected',
      title: 'What we collect',
      paragraphs: ['We collect only what we need for your order or to reply to you:'],
      points: [
        'For an order: your name, e-mail, mobile number, delivery and billing address, what you bought and how you paid. Your GSTIN, if you give one.',
        'For an enquiry or a message: your name, e-mail, phone and what you wrote.',
        'If you ask us to tell you when something is back in stock: your e-mail and the product.',
        'If you report damaged or wrong goods: what you write and your photos. We remove the place and other hidden details from each photo when it arrives.',
        'For an account: your name, e-mail, phone and password. We store the password only as a hash, which no one can read back.',
        'For a review: the name you sign with, your star rating and your comment. Reviews are public.',
      ],
    },
    {
      id: 'not-collected',
      title: 'What we don’t collect',
      paragraphs: [
        'We never see your card number, UPI PIN or bank password. You enter those with the payment provider. We don’t buy data about you, and we don’t sell or rent any.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      paragraphs: [
        'Your cart, wishlist, sign-in and guest orders are stored in your browser, on your device, so you find them again on your next visit. To remove them, clear this site’s data in your browser. We don’t use advertising cookies.',
        'We count when an order is placed or a form is sent. Maps and videos from other companies load only after you click them.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why we use it',
      paragraphs: [
        'To deliver and invoice your order, reply to you, run your account, prevent misuse and follow tax and consumer law. We don’t send newsletters.',
      ],
    },
    {
      id: 'shared',
      title: 'Who we share it with',
      paragraphs: ['We share only what each one needs for your order:'],
      points: [
        'The courier gets your name, address and phone.',
        'The payment provider gets your order number, the amount and your contact details.',
        'Authorities get what the law requires us to give.',
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      paragraphs: [
        'We keep invoices and related records as long as GST law requires, which is 72 months from the due date of the annual return. We keep enquiries, messages and accounts until you ask us to delete them. We delete photos of a claim after a year, and stock alerts three months after our e-mail or a year after you asked.',
      ],
    },
    {
      id: 'safe',
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, passwords are hashed, our logs contain no personal data, and only the people who handle orders can see yours. If there’s ever a data breach, we’ll inform you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under the Digital Personal Data Protection Act, 2023 you can ask what data we have about you, and have it corrected, completed or erased. You can withdraw your consent as easily as you gave it, and nominate someone to act for you. Write to our grievance officer. If you’re not satisfied with our reply, you can go to the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'This service is not for children under 13, and we don’t knowingly keep data about them. If you’re under 18, please order through a parent or guardian.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When we change this page, we change the date at the top. If a change affects your account, we’ll e-mail you.',
      ],
    },
  ],
};
