import { type FormEvent, useState } from 'react';
import { type BudgetPlan, planForBudget } from '../../../domain/fit/plan/budget.ts';
import { GOALS, type Goal } from '../../../domain/fit/plan/set-parts.ts';
import { rupees, subtract } from '../../../domain/pricing/money.ts';
import { priceCart } from '../../../domain/pricing/price-cart.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Radio, RadioGroup } from '../../ui/choice.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { ShopTerms } from '../cart/shop-terms.ts';
import { inMetres } from './measure-field.tsx';
import { linesOf } from './range.ts';
import type { Planner } from './use-planner.ts';

const GOAL_LABELS: Readonly<Record<Goal, string>> = {
  strength: 'Strength: squat, press, deadlift',
  muscle: 'Muscle: dumbbells and bench',
  everything: 'Everything: bar, rack, bench and dumbbells',
};
const LEAST = 1_000;
const MOST = 10_000_000;

interface BudgetDialogProps {
  readonly planner: Planner;
  readonly terms: ShopTerms;
  readonly onClose: () => void;
}

export function BudgetDialog({ planner, terms, onClose }: BudgetDialogProps) {
  const { plan, range, basis, change, select } = planner;
  const { room } = plan;
  const [text, setText] = useState('50,000');
  const [goal, setGoal] = useState<Goal>('strength');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<BudgetPlan & { readonly budget: ReturnType<typeof rupees> }>();

  function search(event: FormEvent) {
    event.preventDefault();
    const amount = Number(text.replaceAll(/[₹,\s]/g, ''));
    if (!Number.isInteger(amount) || amount < LEAST || amount > MOST)
      return setError(`Please enter an amount from ${formatRupees(rupees(LEAST))} in whole rupees.`);
    setError(undefined);
    setBusy(true);
    setTimeout(() => {
      const budget = rupees(amount);
      const totalOf = (offers: readonly { productId: string; variant?: string | undefined }[]) =>
        priceCart(
          linesOf({ items: [], things: offers.map((offer) => ({ ...offer, quantity: 1 })) }, range),
          terms,
        ).total;
      setFound({ ...planForBudget({ plan, budget, goal }, range.offers(), totalOf, basis), budget });
      setBusy(false);
    }, 30);
  }

  return (
    <Dialog isOpen title="Plan for my budget" onClose={onClose}>
      <p className="text-md text-steel">
        For your room of {inMetres(room.width)} × {inMetres(room.depth)} m with {inMetres(room.ceiling)} m of
        ceiling.
      </p>
      <form className="mt-4 grid gap-4" onSubmit={search} noValidate>
        <Field
          name="budget"
          label="Budget in rupees, with GST and freight"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          data-autofocus
          onChange={(event) => {
            setText(event.target.value);
            setFound(undefined);
          }}
        />
        <RadioGroup legend="What do you train for?">
          {GOALS.map((each) => (
            <Radio
              key={each}
              name="goal"
              label={GOAL_LABELS[each]}
              checked={goal === each}
              onChange={() => {
                setGoal(each);
                setFound(undefined);
              }}
            />
          ))}
        </RadioGroup>
        {found && <Found found={found} />}
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {found && found.offers.length > 0 ? (
            <Button
              key="put"
              kind="primary"
              onClick={() => {
                select(null);
                change(found.plan);
                onClose();
              }}
            >
              Add it to my room
            </Button>
          ) : (
            <Button key="find" kind="primary" type="submit" busy={isBusy} busyLabel="Looking">
              Find a set
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Found({ found }: { readonly found: BudgetPlan & { readonly budget: ReturnType<typeof rupees> } }) {
  const { offers, total, why, left, budget } = found;
  return (
    <div role="status">
      {offers.length > 0 ? (
        <Callout tone="green" icon="check">
          <b>
            {formatRupees(total)} with GST and freight, {formatRupees(subtract(budget, total))} below your
            budget
          </b>
          <ul className="mt-1 text-md">
            {offers.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Callout tone="amber" icon="warning">
          We found no set for this room and budget. Try a larger amount, or ask us.
        </Callout>
      )}
      {why.length > 0 && (
        <>
          <p className="mt-3 text-md font-bold">Why this set</p>
          <ul className="list-disc pl-5 text-md">
            {why.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && (
        <>
          <p className="mt-3 text-md font-bold">Left out</p>
          <ul className="list-disc pl-5 text-md">
            {left.map(({ part, words, offers: unmet, isMissing }) => (
              <li key={part}>
                {isMissing || unmet.length === 0 ? capital(part) : unmet.map(({ name }) => name).join(', ')}:{' '}
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
