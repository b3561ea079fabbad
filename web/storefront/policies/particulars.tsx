import type { SellerFact } from '../../../catalogue/policies/seller.ts';
import { Panel } from '../panel.tsx';

interface ParticularsProps {
  readonly title: string;
  readonly facts: readonly SellerFact[];
}

/** Tall enough for a finger; the padding of words in a line moves nothing. */
const LINK = 'py-1';

/** What the e-commerce rules ask a seller to publish, as a ruled table. */
export function Particulars({ title, facts }: ParticularsProps) {
  return (
    <Panel title={title}>
      <dl className="-my-2.5 divide-y divide-line">
        {facts.map(({ label, value, href }) => (
          <div
            key={label}
            className="grid gap-x-4 py-2.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-baseline"
          >
            <dt className="text-md text-steel">{label}</dt>
            <dd className="wrap-anywhere">
              {href === undefined ? (
                value
              ) : (
                <a className={LINK} href={href}>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
