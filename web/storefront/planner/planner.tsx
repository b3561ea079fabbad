import { useCallback, useRef, useState } from 'react';
import { arrange, type LeftOut } from '../../../domain/fit/plan/arrange.ts';
import { putIn } from '../../../domain/fit/plan/edit.ts';
import { ITEMS_MAX, type Plan } from '../../../domain/fit/plan/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { loadPart } from '../../ui/load-part.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { ShopTerms } from '../cart/shop-terms.ts';
import { FIRST_ORBIT, type Orbit } from '../catalogue/product/orbit.ts';
import { StageView } from '../catalogue/product/stage-view.tsx';
import type { OpenStage } from '../catalogue/product/use-stage.ts';
import { BudgetDialog } from './budget-dialog.tsx';
import { FindingsList, WhatFitsInstead } from './findings-list.tsx';
import { ListView } from './list-view.tsx';
import { PlanBar, PriceBlock, usePlanPrice } from './plan-price.tsx';
import { planStore } from './plan-store.ts';
import { PlanView, type ToRoom } from './plan-view.tsx';
import { PlannerSheet } from './planner-sheet.tsx';
import { PrintSheet } from './print-sheet.tsx';
import type { PlannerRange } from './range.ts';
import { type Chosen, RangeList } from './range-list.tsx';
import { RoomFields } from './room-fields.tsx';
import type { Models } from './room-stage.ts';
import { SelectedBar } from './selected-bar.tsx';
import { useAddAll } from './use-add-all.ts';
import { type Planner as PlannerState, usePlanner } from './use-planner.ts';
import { useRangeDrag } from './use-range-drag.ts';

const VIEWS = [
  { id: 'plan', title: 'Plan' },
  { id: 'list', title: 'List view' },
  { id: 'round', title: '3D view' },
] as const;
type View = (typeof VIEWS)[number]['id'];

/** One below the other; on a wide screen the plan and its price stand between the range and the findings. */
const GRID =
  'mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-5 max-md:grid-rows-[repeat(4,auto)] md:grid-cols-2 md:gap-6 min-[1200px]:grid-flow-col min-[1200px]:grid-cols-[264px_minmax(0,1fr)_372px] min-[1200px]:grid-rows-[auto_1fr]';
/** The plan stands below the views and what to do, which on a phone comes last. */
const STAGE =
  'min-w-0 bg-studio max-md:-mx-(--gutter) max-md:flex max-md:flex-col md:col-span-2 md:[&>:nth-child(n+3)]:clear-both min-[1200px]:col-span-1';

interface PlannerProps {
  readonly range: PlannerRange;
  readonly terms: ShopTerms;
  readonly models: Models;
}

export function Planner({ range, terms, models }: PlannerProps) {
  const { planner, findings, isLinkDamaged } = usePlanner(range);
  const { plan, basis } = planner;
  const [view, setView] = useState<View>('plan');
  const [isBudgeting, setBudgeting] = useState(false);
  const [leftOut, setLeftOut] = useState<{ readonly plan: Plan; readonly left: readonly LeftOut[] }>();
  const toRoom = useRef<ToRoom>(null);
  const stage = useRef<HTMLElement>(null);
  const rangeDrag = useRangeDrag(basis, toRoom);
  const price = usePlanPrice(planner, terms);
  const { isBusy, addAll } = useAddAll(price.lines);

  const put = useCallback(
    (chosen: Chosen, name: string) => {
      const { plan, change, select } = planStore.getState();
      const next = putIn(plan, chosen, basis);
      if (next === plan)
        return showToast({ kind: 'info', text: `A plan holds up to ${ITEMS_MAX} products on the floor.` });
      change(next);
      const isOnFloor = next.items.length > plan.items.length;
      if (isOnFloor) select(next.items.at(-1)?.id ?? null);
      else showToast({ kind: 'success', text: `${name} is in the plan. It takes no floor space.` });
    },
    [basis],
  );

  return (
    <>
      <RoomFields planner={planner} />
      {isLinkDamaged && (
        <Callout tone="amber" icon="warning" role="status">
          This link is damaged, so we opened an empty room. Ask for the link again, or press Undo to go back
          to your own plan.
        </Callout>
      )}
      {leftOut !== undefined && leftOut.left.length > 0 && leftOut.plan === plan && (
        <Callout tone="amber" icon="warning" role="status">
          <b>We left out what doesn’t fit. Undo brings it back.</b>
          {leftOut.left.map(({ item, name, words }) => (
            <p key={item.id}>
              {name}: {words}
            </p>
          ))}
        </Callout>
      )}
      <div className={GRID}>
        <section className={STAGE} aria-label="Plan" ref={stage}>
          <fieldset className="flex px-2 py-2 md:float-left">
            <legend className="sr-only">View</legend>
            {VIEWS.map(({ id, title }) => (
              <PlainButton
                key={id}
                className="lettering min-h-11 flex-1 cursor-pointer border-[1.5px] border-edge-soft bg-paper px-3.5 text-[0.9375rem] font-heavy uppercase not-first-of-type:border-l-0 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper md:flex-none"
                aria-pressed={view === id}
                onClick={() => setView(id)}
              >
                {title}
              </PlainButton>
            ))}
          </fieldset>
          <div className="flex gap-2 px-2 pb-2 max-md:order-1 max-md:*:flex-1 max-md:*:px-1.5 md:float-right md:pt-2">
            <ArrangeButton
              planner={planner}
              onLeft={(left) => setLeftOut({ plan: planStore.getState().plan, left })}
            />
            <Button size="small" onClick={() => setBudgeting(true)}>
              Plan for my budget
            </Button>
          </div>
          {view === 'plan' && (
            <PlanView planner={planner} findings={findings} ghost={rangeDrag.ghost} toRoom={toRoom} />
          )}
          {view === 'round' && <RoomView planner={planner} models={models} />}
          {view === 'list' && <ListView planner={planner} />}
          {view === 'plan' && <Legend />}
          <SelectedBar planner={planner} />
        </section>
        <PlannerSheet stage={stage} itemCount={plan.items.length} isDragging={rangeDrag.isHolding}>
          <FindingsList planner={planner} findings={findings}>
            <WhatFitsInstead planner={planner} />
          </FindingsList>
          <RangeList planner={planner} onPut={put} onDrag={rangeDrag.begin} list={rangeDrag.list} />
          <PriceBlock planner={planner} price={price} isBusy={isBusy} onAddAll={addAll} />
        </PlannerSheet>
      </div>
      {isBudgeting && <BudgetDialog planner={planner} terms={terms} onClose={() => setBudgeting(false)} />}
      <PlanBar price={price} isBusy={isBusy} onAddAll={addAll} />
      <PrintSheet planner={planner} findings={findings} price={price} />
    </>
  );
}

function Legend() {
  return (
    <ul
      className="planner-legend flex flex-wrap gap-x-4 gap-y-1 px-3 pt-1 pb-2.5 text-sm text-steel"
      aria-label="Legend"
    >
      <li>product</li>
      <li className="is-space">space to train</li>
      <li className="is-tight">tight</li>
      <li className="is-wrong">in the way</li>
    </ul>
  );
}

interface ArrangeButtonProps {
  readonly planner: PlannerState;
  readonly onLeft: (left: readonly LeftOut[]) => void;
}

/** Places everything again. What finds no place is taken out and named, and Undo brings it all back. */
function ArrangeButton({ planner, onLeft }: ArrangeButtonProps) {
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

/** From higher up than a single product, so that one looks over the walls. */
const FIRST: Orbit = { ...FIRST_ORBIT, above: 0.62 };

function RoomView({ planner, models }: { readonly planner: PlannerState; readonly models: Models }) {
  const { plan, basis } = planner;
  const open = useCallback<OpenStage>(
    async (canvas, init, isRetry) => {
      const { openRoom } = await loadPart(() => import('./room-stage.ts'), isRetry);
      return openRoom(canvas, { plan, basis, models }, init);
    },
    [plan, basis, models],
  );
  const count = plan.items.length;
  return (
    <StageView
      open={open}
      first={FIRST}
      subject={`The room in 3D with ${count === 1 ? '1 product' : `${count} products`}`}
      turnLabel="Turn the view"
      failure="The 3D view couldn’t be opened. It needs a connection and a browser with WebGL. The plan and the list show the same room."
      classes={{
        frame: '',
        canvas: 'block h-[min(400px,48vh)] w-full md:h-[min(600px,70vh)]',
        message: 'px-6 py-6 text-center',
        controls: 'px-3 py-2',
      }}
    />
  );
}
