import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import { withItem } from '../../../domain/fit/plan/edit.ts';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { type Proposal, proposals } from '../../../domain/fit/plan/proposals.ts';
import { tooLowFor } from '../../../domain/fit/room.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OwnedBox } from '../fit/owned-box.tsx';
import { useShownSum } from '../pricing/shown-prices.ts';
import type { NumberedFinding, Planner } from './use-planner.ts';

const SIGNS = {
  'does not fit': { look: 'bg-red', icon: 'close', spoken: 'Does not fit: ' },
  tight: { look: 'bg-amber', icon: 'warning', spoken: 'Tight: ' },
  fits: { look: 'bg-green', icon: 'check', spoken: '' },
  information: { look: 'bg-blue', icon: 'info', spoken: '' },
} as const;

export function FindingsList({
  planner,
  findings,
  children,
}: {
  readonly planner: Planner;
  readonly findings: readonly NumberedFinding[];
  readonly children?: ReactNode;
}) {
  const { plan, range, basis, change, select } = planner;
  const owned = basis.owned.map(({ name }) => name).join(', ');
  const title = useId();
  const isEmpty = plan.items.length === 0 && plan.things.length === 0;
  return (
    <section className="min-w-0 min-[1200px]:order-last min-[1200px]:row-span-2" aria-labelledby={title}>
      <PartHead id={title} title="Does everything fit?" note={isEmpty ? '' : summaryOf(findings)} isStatus />
      {isEmpty ? (
        <p className="text-md text-steel">
          Nothing to check yet. Add a rack and we’ll check the bar, the ceiling and the door.
        </p>
      ) : (
        <ol>
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.rule} ${finding.title} ${finding.about.join(' ')} ${finding.words}`}
              finding={finding}
            >
              {finding.move && (
                <Button
                  size="small"
                  className="mt-1.5 justify-self-start"
                  onClick={() => {
                    if (finding.move === undefined) return;
                    change(withItem(plan, finding.move.item));
                    select(finding.move.item.id);
                  }}
                >
                  {finding.move.words}
                </Button>
              )}
            </FindingRow>
          ))}
          {children}
        </ol>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold underline underline-offset-3">
          {owned === ''
            ? 'Do you own a bar, plates or a rack already?'
            : `Checked with what you own: ${owned}`}
        </summary>
        <OwnedBox range={range.products} asksForRoom={false} isNarrow />
      </details>
    </section>
  );
}

export function FindingRow({
  finding: { verdict, number, title, words },
  children,
}: {
  readonly finding: Pick<NumberedFinding, 'verdict' | 'number' | 'title' | 'words'>;
  readonly children?: ReactNode;
}) {
  const { look, icon, spoken } = SIGNS[verdict];
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line py-2.5">
      <span
        className={`row-span-3 grid size-6.5 place-items-center rounded-sm font-display text-base leading-none font-black text-paper normal-nums ${look}`}
      >
        {number ?? <Icon name={icon} size="small" />}
      </span>
      <b className="text-md font-bold">
        {spoken !== '' && <span className="sr-only">{spoken}</span>}
        {title}
      </b>
      <span className="text-md">{words}</span>
      {children}
    </li>
  );
}

/** '1 to solve, 2 tight', or what the product's page says of a low ceiling. */
export function summaryOf(findings: readonly NumberedFinding[]): string {
  const wrong = findings.filter(({ verdict }) => verdict === 'does not fit').length;
  const tight = findings.filter(({ verdict }) => verdict === 'tight').length;
  if (wrong > 0) return `${wrong} to solve${tight > 0 ? `, ${tight} tight` : ''}`;
  const low = tooLowFor(findings.flatMap(({ rule, verdict }) => (verdict === 'tight' ? [rule] : [])));
  return low ?? (tight > 0 ? `Everything fits, ${tight} tight` : 'Everything fits');
}

/** They take a search: it waits until nothing has changed for so long. */
const RESTING_MS = 250;

/** For a rack that cannot stand here: others with a bar that suits the room. */
export const WhatFitsInstead = memo(function WhatFitsInstead({ planner }: { readonly planner: Planner }) {
  const { plan, range, basis, change, select } = planner;
  const show = useShownSum();
  const [found, setFound] = useState<{ readonly plan: Plan; readonly proposals: readonly Proposal[] }>();
  // A timer, which begins anew with each change.
  useEffect(() => {
    const timer = setTimeout(
      () => setFound({ plan, proposals: proposals(plan, basis, range.offers()) }),
      RESTING_MS,
    );
    return () => clearTimeout(timer);
  }, [plan, range, basis]);
  if (found?.plan !== plan) return null;
  return found.proposals.map((proposal) => (
    <FindingRow key={proposal.title} finding={{ ...proposal, verdict: 'fits' }}>
      <Button
        size="small"
        className="mt-1.5 justify-self-start"
        onClick={() => {
          select(null);
          change(proposal.plan);
        }}
      >
        Add these, {show(proposal.price)}
      </Button>
    </FindingRow>
  ));
});

interface PartHeadProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly isStatus?: boolean;
}

export function PartHead({ id, title, note, isStatus = false }: PartHeadProps) {
  return (
    <div className="part-head mb-2 flex items-baseline justify-between gap-3 border-t-2 border-ink pt-2.5">
      <h2 className="text-xl normal-case" id={id}>
        {title}
      </h2>
      <span className="text-sm text-steel" role={isStatus ? 'status' : undefined}>
        {note}
      </span>
    </div>
  );
}
