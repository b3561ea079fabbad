import { memo, useEffect, useState } from 'react';
import { wallLength, withDoor, withRoom } from '../../../domain/fit/plan/edit.ts';
import { type Door, type PlanRoom, type PlanUse, ROOM_LIMITS } from '../../../domain/fit/plan/plan.ts';
import { Select } from '../../ui/select.tsx';
import { ownedStore } from '../fit/owned.ts';
import { inMetres, MeasureField } from './measure-field.tsx';
import type { Planner } from './use-planner.ts';

const DOORS = (
  [
    ['front', 'Front'],
    ['back', 'Back'],
    ['left', 'Left'],
    ['right', 'Right'],
  ] as const
).flatMap(([wall, name]) => [
  { wall, opensIn: true, label: `${name}, opens in` },
  { wall, opensIn: false, label: `${name}, opens out` },
]);

const USES = [
  { value: 'home', label: 'Home' },
  { value: 'gym', label: 'Gym' },
] as const;

export const RoomFields = memo(function RoomFields({ planner }: { readonly planner: Planner }) {
  const { plan, range, change } = planner;
  const { room, door, lifterHeight, use } = plan;
  const [isOpen, setOpen] = useState(false);
  // The server does not know how wide the screen is.
  useEffect(() => setOpen(window.matchMedia('(min-width: 768px)').matches), []);

  function setRoom(part: Partial<PlanRoom>) {
    change(withRoom(plan, { ...room, ...part }, range.planned));
    ownedStore.getState().setRoom(part);
  }
  const setDoor = (part: Partial<Door>) => change(withDoor(plan, { ...door, ...part }));
  const doorAt = DOORS.findIndex(({ wall, opensIn }) => wall === door.wall && opensIn === door.opensIn);
  const side = door.wall === 'left' || door.wall === 'right' ? 'back' : 'left';

  return (
    <details className="mb-4" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 md:hidden [&::-webkit-details-marker]:hidden">
        <b className="lettering text-lg">
          {inMetres(room.width)} × {inMetres(room.depth)} m, ceiling {inMetres(room.ceiling)} m
        </b>
        <span className="text-link text-md font-semibold underline">{isOpen ? 'Done' : 'Change room'}</span>
      </summary>
      <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2 pt-2 pb-1 md:grid-cols-4 min-[1200px]:min-h-21 min-[1200px]:grid-cols-[repeat(4,minmax(0,112px))_minmax(0,200px)_minmax(0,128px)_minmax(0,112px)] min-[1200px]:justify-end">
        <legend className="sr-only">Your room</legend>
        {(['width', 'depth', 'ceiling'] as const).map((name) => (
          <MeasureField
            key={name}
            label={{ width: 'Width', depth: 'Depth', ceiling: 'Ceiling' }[name]}
            value={room[name]}
            limits={ROOM_LIMITS[name]}
            onChange={(millimetres) => setRoom({ [name]: millimetres })}
          />
        ))}
        <MeasureField
          label="Your height"
          value={lifterHeight}
          limits={ROOM_LIMITS.lifterHeight}
          onChange={(millimetres) => {
            change({ ...plan, lifterHeight: millimetres });
            ownedStore.getState().setLifterHeight(millimetres);
          }}
        />
        <Select
          small
          name="door"
          label="Door"
          value={doorAt}
          options={DOORS.map(({ label }, at) => ({ value: String(at), label }))}
          onChange={({ target }) => {
            const chosen = DOORS[Number(target.value)];
            if (chosen) setDoor({ wall: chosen.wall, opensIn: chosen.opensIn });
          }}
        />
        <MeasureField
          label={`Door from ${side}`}
          value={door.offset}
          limits={{ least: 0, most: wallLength(room, door) - door.width }}
          onChange={(offset) => setDoor({ offset })}
        />
        <Select
          small
          name="use"
          label="Used as"
          value={use}
          options={USES}
          onChange={({ target }) => change({ ...plan, use: target.value as PlanUse })}
        />
      </fieldset>
    </details>
  );
});
