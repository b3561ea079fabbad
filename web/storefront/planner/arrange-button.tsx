import { useState } from 'react';
import { arrange, type LeftOut } from '../../../domain/fit/plan/arrange.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Planner } from './use-planner.ts';

interface ArrangeButtonProps {
  readonly planner: Planner;
  readonly onLeft: (left: readonly LeftOut[]) => void;
}

/** Places everything again. What finds no place is taken out and named, and Undo brings it all back. */
export function ArrangeButton({ planner, onLeft }: ArrangeButtonProps) {
  const { plan, basis, change, select } = planner;
  const [isBusy, setBusy] = useState(false);

  function arrangeAll() {
    setBusy(true);
    // After the button has shown that it is at work.
    setTimeout(() => {
      const { plan: arranged, left } = arrange(plan, basis);
      select(null);
      change(arranged);
      onLeft(left);
      setBusy(false);
      if (left.length === 0) showToast({ kind: 'success', text: 'Everything has its place.' });
    }, 30);
  }

  return (
    <Button size="small" disabled={plan.items.length === 0} busy={isBusy} onClick={arrangeAll}>
      Arrange for me
    </Button>
  );
}
