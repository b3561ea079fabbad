import { moveTo, setQuantity, takeOut, withItem } from '../../../domain/fit/plan/edit.ts';
import { snapped } from '../../../domain/fit/plan/layout.ts';
import { type PlacedItem, type Thing, TURNS, type Turn, thingKey } from '../../../domain/fit/plan/plan.ts';
import { IconButton } from '../../ui/button.tsx';
import { Input, SelectInput } from '../../ui/control.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { useCommittedText } from '../fit/use-committed-text.ts';
import { FACES } from './item-drawing.tsx';
import { lineName } from './range.ts';
import type { Planner } from './use-planner.ts';

const AXES = [
  { axis: 'x', wall: 'left' },
  { axis: 'y', wall: 'back' },
] as const;

/** The plan in fields: for keyboards and screen readers. */
export function ListView({ planner }: { readonly planner: Planner }) {
  const { plan } = planner;
  return (
    <div className="planner-list overflow-x-auto px-3 pb-3">
      <table>
        <caption className="sr-only">Products on the floor</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            {AXES.map(({ axis, wall }) => (
              <th key={axis} scope="col">{`From ${wall}, mm`}</th>
            ))}
            <th scope="col">Faces</th>
            <th scope="col">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.items.map((item) => (
            <ItemRow key={item.id} item={item} planner={planner} />
          ))}
          {plan.items.length === 0 && (
            <tr>
              <td colSpan={5}>Nothing on the floor yet.</td>
            </tr>
          )}
        </tbody>
      </table>
      {plan.things.length > 0 && (
        <ul className="mt-4 bg-paper" aria-label="Also in the plan">
          {plan.things.map((thing) => (
            <ThingRow key={thingKey(thing)} thing={thing} planner={planner} />
          ))}
        </ul>
      )}
    </div>
  );
}

const nameIn = ({ range }: Planner, { productId, variant }: Pick<Thing, 'productId' | 'variant'>): string =>
  lineName(range.find(productId)?.name ?? 'No longer sold', variant);

function ItemRow({ item, planner }: { readonly item: PlacedItem; readonly planner: Planner }) {
  const { plan, range, change } = planner;
  const name = nameIn(planner, item);
  const product = range.planned(item.productId, item.variant);
  return (
    <tr>
      <th scope="row">{name}</th>
      {AXES.map(({ axis, wall }) => (
        <td key={axis} data-label={`From ${wall}, mm`}>
          <PlaceInput
            label={`${name}, mm from the ${wall} wall`}
            value={item[axis]}
            onChange={(value) => change(moveTo(plan, { ...item, [axis]: value }, range.planned))}
          />
        </td>
      ))}
      <td data-label="Faces">
        <SelectInput
          small
          aria-label={`${name} faces`}
          value={item.turn}
          onChange={({ target }) => {
            const turn = TURNS.find((each) => each === Number(target.value)) as Turn;
            if (product) change(withItem(plan, snapped({ ...item, turn }, product.facts, plan.room)));
          }}
        >
          {([0, 270, 180, 90] as const).map((turn) => (
            <option key={turn} value={turn}>
              {FACES[turn][0]?.toUpperCase()}
              {FACES[turn].slice(1)}
            </option>
          ))}
        </SelectInput>
      </td>
      <td>
        <IconButton icon="trash" label={`Remove ${name}`} onClick={() => change(takeOut(plan, item.id))} />
      </td>
    </tr>
  );
}

/** What is typed comes back on the grid; what is no length is not taken. */
function PlaceInput({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (millimetres: number) => void;
}) {
  const { field } = useCommittedText(String(Math.round(value)), (typed) => {
    const wanted = typed.replaceAll(/[\s,]/g, '');
    if (/^\d{1,5}$/.test(wanted) && Number(wanted) !== value) onChange(Number(wanted));
    return undefined;
  });
  return <Input {...field} small aria-label={label} inputMode="numeric" />;
}

function ThingRow({ thing, planner }: { readonly thing: Thing; readonly planner: Planner }) {
  const { plan, change } = planner;
  const name = nameIn(planner, thing);
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line px-2 py-1.5">
      <b className="min-w-40 flex-1 text-md font-bold">{name}</b>
      <QuantityStepper
        label={`Quantity of ${name}`}
        value={thing.quantity}
        onChange={(quantity) => change(setQuantity(plan, thing, quantity), `quantity ${thingKey(thing)}`)}
      />
      <IconButton
        icon="trash"
        label={`Remove ${name}`}
        onClick={() => change(takeOut(plan, thingKey(thing)))}
      />
    </li>
  );
}
