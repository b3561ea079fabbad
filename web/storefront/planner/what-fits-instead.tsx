import { memo, useEffect, useState } from 'react';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { type Proposal, proposals } from '../../../domain/fit/plan/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { useShownSum } from '../pricing/shown-prices.ts';
import { FindingRow } from './findings-list.tsx';
import type { Planner } from './use-planner.ts';

/** They take a search: it waits until nothing has changed for so long. */
const RESTING_MS = 250;

/** For a rack that cannot stand here: others with a bar that suits the room. */
export const WhatFitsInstead = memo(function WhatFitsInstead({ planner }: { readonly planner: Planner }) {
  const { plan, range, basis, change, select } = planner;
  const show = useShownSum();
  const [found, setFound] = useState<{ readonly plan: Plan; readonly proposals: readonly Proposal[] }>();
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
        Put these in, {show(proposal.price)}
      </Button>
    </FindingRow>
  ));
});
