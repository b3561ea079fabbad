/** Opening lines of a reply, to be completed before it is sent. */

interface TemplateFacts {
  readonly name: string;
  readonly referenceId: string;
  readonly product_name?: string | null | undefined;
}

interface ReplyTemplate {
  readonly title: string;
  readonly text: (facts: TemplateFacts) => string;
}

const thanks = ({ product_name, referenceId }: TemplateFacts) =>
  `Thank you for ${product_name ? `asking about our ${product_name}` : 'your message'} (${referenceId}).`;

const hello = (facts: TemplateFacts, ...paragraphs: string[]) =>
  [`Hello ${facts.name},`, thanks(facts), ...paragraphs].join('\n\n');

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    title: 'We’re looking into it',
    text: (facts) => hello(facts, 'We’re looking into it, and will write to you again soon.'),
  },
  {
    title: 'Ask for the room’s dimensions',
    text: (facts) =>
      hello(
        facts,
        'Please send us the length, the width and the ceiling height of your room, and the floor that it’s on. We’ll tell you what fits.',
      ),
  },
  {
    title: 'Ask for the order number',
    text: (facts) =>
      hello(
        facts,
        'Please send us your order number, which begins with RR-, and the phone number that you ordered with. We’ll check it at once.',
      ),
  },
  {
    title: 'Ask for photos',
    text: (facts) =>
      hello(
        facts,
        'Please send us two or three photos that show the problem, one of them of the whole product. We’ll tell you how we’ll put it right.',
      ),
  },
];

/** Below what was typed already, so that a template never takes anything away. */
export function withTemplate(typed: string, title: string, facts: TemplateFacts): string {
  const template = REPLY_TEMPLATES.find((each) => each.title === title);
  if (template === undefined) return typed;
  return [typed.trimEnd(), template.text(facts)].filter(Boolean).join('\n\n');
}
