import { memo } from 'react';
import { takeOut, turnItem } from '../../../domain/fit/plan/edit.ts';
import { formatLength } from '../../../domain/fit/verdict.ts';
import { Button } from '../../ui/button.tsx';
import type { Planner } from './use-planner.ts';

/** What can be done with the product that was tapped; its place is kept when there is none. */
export const SelectedBar = memo(function SelectedBar({ planner }: { readonly planner: Planner }) {
  const { plan, range, selected, past, change, select, undo } = planner;
  const item = plan.items.find(({ id }) => id === selected);
  const product = item && range.planned(item.productId, item.variant);
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-2 border-t border-line px-3 py-2 max-sm:[&>.button]:flex-1">
      <p className="min-w-0 flex-1 text-md max-sm:basis-full">
        {item && product ? (
          <>
            <b>{product.name}</b>
            <span className="block text-sm text-steel">
              {formatLength(item.x)} mm from the left, {formatLength(item.y)} from the back
            </span>
          </>
        ) : (
          <span className="text-steel">
            {plan.items.length === 0
              ? 'Your plan is saved in this browser.'
              : 'Tap a product to turn or remove it.'}
          </span>
        )}
      </p>
      {item && (
        <>
          <Button size="small" onClick={() => change(turnItem(plan, item.id, range.planned))}>
            Turn
          </Button>
          <Button
            size="small"
            onClick={() => {
              change(takeOut(plan, item.id));
              select(null);
            }}
          >
            Remove
          </Button>
        </>
      )}
      <Button size="small" disabled={past.length === 0} onClick={undo}>
        Undo
      </Button>
    </div>
  );
});
