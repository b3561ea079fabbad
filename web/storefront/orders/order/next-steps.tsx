import { SectionHead } from '../../../ui/section-head.tsx';
import './next-steps.css';

const STEPS = [
  ['Confirmation e-mail.', 'You get the order with all its details by e-mail within a few minutes.'],
  ['Order processing.', 'We pick, weigh and pack your equipment in Nashik.'],
  ['Shipping.', 'It leaves within 1-2 business days, and we send you the tracking number.'],
] as const;

export function NextSteps() {
  return (
    <section className="order-section" aria-labelledby="next">
      <SectionHead title="What happens next?" id="next" />
      <ol className="next-steps">
        {STEPS.map(([title, words]) => (
          <li key={title}>
            <span>
              <b>{title}</b> {words}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
