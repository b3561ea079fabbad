import { floorWords } from '../../../domain/shipping/floor.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { useDraft } from './checkout-draft.ts';

/** Higher ones are rare, and the courier calls before any of them. */
const HIGHEST_FLOOR = 40;

const FLOORS = Array.from({ length: HIGHEST_FLOOR + 1 }, (_, floor) => ({
  value: String(floor),
  label: floorWords(floor, null) ?? '',
}));

/** For heavy goods, so that enough people come along. */
export default function FloorFields() {
  const floor = useDraft((draft) => draft.floor);
  const hasLift = useDraft((draft) => draft.hasLift);
  const choose = useDraft((draft) => draft.choose);
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Select
        label="Floor"
        name="floor"
        options={FLOORS}
        value={String(floor)}
        hint="Your order is heavy. We’ll tell the courier which floor."
        onChange={({ target }) => choose({ floor: Number(target.value) })}
      />
      {floor > 0 && (
        <Checkbox
          name="hasLift"
          label="There’s a lift we can use"
          checked={hasLift}
          onChange={({ target }) => choose({ hasLift: target.checked })}
        />
      )}
    </div>
  );
}
