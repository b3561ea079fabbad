import type { FitProduct } from '../../../domain/fit/cart-items.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Select } from '../../ui/select.tsx';
import { type OwnedState, useOwned } from './owned.ts';
import { isOwnedOther, type OwnedOther, type OwnedThing, ownedKey } from './owned-record.ts';

const [ROOM_LEAST, ROOM_MOST] = [0.9, 20] as const;

/** '2.4' and '2,4' metres are 2,400 mm; what is no room or person is nothing. */
export function millimetresOf(typed: string): number | undefined {
  const metres = Number.parseFloat(typed.replace(',', '.'));
  return metres >= ROOM_LEAST && metres <= ROOM_MOST ? Math.round(metres * 1000) : undefined;
}

const metresOf = (millimetres: number | undefined) =>
  millimetres === undefined ? '' : String(millimetres / 1000);

const USUAL: readonly OwnedOther[] = [
  {
    id: 'bar-50',
    name: 'Another 7 ft bar, 50 mm sleeves',
    quantity: 1,
    facts: {
      bar: { use: 'rack', kg: 20, length: 2200, shaft: 28, sleeve: 50, sleeveLength: 415, between: 1310 },
    },
  },
  {
    id: 'rod-28',
    name: 'Another 5 ft rod, 28 mm',
    quantity: 1,
    facts: {
      bar: { use: 'rack', kg: 8, length: 1520, shaft: 28, sleeve: 28, sleeveLength: 250, between: 1010 },
    },
  },
  {
    id: 'plates-50',
    name: 'Other plates with a 50 mm hole',
    quantity: 1,
    facts: { plates: [{ kg: 10, hole: 50.4, diameter: 290, thickness: 25, count: 2 }] },
  },
  {
    id: 'plates-28',
    name: 'Other plates with a 28 mm hole',
    quantity: 1,
    facts: { plates: [{ kg: 10, hole: 28.5, diameter: 290, thickness: 25, count: 2 }] },
  },
];

interface OwnedBoxProps {
  readonly range: readonly FitProduct[];
  /** Of a product that stands nowhere, nothing but what it goes with is asked. */
  readonly asksForRoom: boolean;
  readonly isNarrow?: boolean | undefined;
}

/** What we may know of the shopper's home; nothing of it is needed. */
export function OwnedBox({ range, asksForRoom, isNarrow = false }: OwnedBoxProps) {
  const owned = useOwned();
  const title = asksForRoom ? 'Your room and what you own' : 'What you own';
  const Title = isNarrow ? 'p' : 'h3';
  const ours = range.filter(({ fit }) => fit?.bar ?? fit?.rack ?? fit?.bench ?? fit?.pegs);
  const things: readonly { readonly value: string; readonly label: string; readonly thing: OwnedThing }[] = [
    ...ours.map(({ id, name }) => ({ value: id, label: name, thing: { productId: id, quantity: 1 } })),
    ...USUAL.map((thing) => ({ value: thing.id, label: thing.name, thing })),
  ];
  const nameOf = (thing: OwnedThing) =>
    isOwnedOther(thing)
      ? thing.name
      : [range.find(({ id }) => id === thing.productId)?.name, thing.variant].filter(Boolean).join(', ');
  return (
    <form
      className={`rounded-sm border-[1.5px] border-ink ${isNarrow ? 'mt-2 p-3' : 'p-4'}`}
      aria-label={title}
      onSubmit={(event) => event.preventDefault()}
    >
      <Title className="lettering text-xl font-heavy normal-case">{title}</Title>
      {asksForRoom && owned.isReady && <RoomFields owned={owned} isNarrow={isNarrow} />}
      <div className="mt-3">
        <Select
          label="Add something you own"
          name="owned"
          placeholder="Choose a bar, rack, bench or plates"
          options={things}
          value=""
          onChange={(event) => {
            const chosen = things.find(({ value }) => value === event.currentTarget.value);
            if (chosen) owned.put(chosen.thing);
          }}
        />
      </div>
      {owned.things.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label="What you own">
          {owned.things.map((thing) => (
            <li key={ownedKey(thing)}>
              <PlainButton
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border-[1.5px] border-ink bg-paper px-3 text-left text-md font-semibold hover:bg-studio"
                aria-label={`Remove ${nameOf(thing)}`}
                onClick={() => owned.put({ ...thing, quantity: 0 })}
              >
                {nameOf(thing)}
                <Icon name="close" size="small" />
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-steel">
        Saved in this browser only. We use it on every product and in your cart.
      </p>
    </form>
  );
}

function RoomFields({ owned, isNarrow }: { readonly owned: OwnedState; readonly isNarrow: boolean }) {
  const { room, lifterHeight, setRoom, setLifterHeight } = owned;
  const fields = [
    { name: 'width', label: 'Room width', value: room.width, example: '3.6' },
    { name: 'depth', label: 'Room depth', value: room.depth, example: '4.0' },
    { name: 'ceiling', label: 'Ceiling', value: room.ceiling, example: '2.7' },
    { name: 'lifter', label: 'Your height', value: lifterHeight, example: '1.75' },
  ] as const;
  return (
    <div
      className={`mt-3 grid grid-cols-2 items-end gap-3 ${isNarrow ? '' : 'sm:grid-cols-4 xl:grid-cols-2'}`}
    >
      {fields.map(({ name, label, value, example }) => (
        <Field
          key={name}
          name={name}
          label={`${label}, m`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={example}
          defaultValue={metresOf(value)}
          onChange={(event) => {
            const measure = millimetresOf(event.currentTarget.value);
            if (name === 'lifter') setLifterHeight(measure);
            else setRoom({ [name]: measure });
          }}
        />
      ))}
    </div>
  );
}
